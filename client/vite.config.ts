import { renameSync } from "node:fs";
import { fileURLToPath } from "node:url";
import preact from "@preact/preset-vite";
import { defineConfig, type Plugin } from "vite";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const publicFolder = path("../dist/client");

/** The worker is built with the list of hashed names (`#manifest`); it is no public file. */
const keepManifest: Plugin = {
  name: "keep-manifest",
  writeBundle() {
    renameSync(`${publicFolder}/manifest.json`, path("../dist/manifest.json"));
  },
};

export default defineConfig({
  root: path("."),
  plugins: [preact({ prefreshEnabled: false }), keepManifest],
  build: {
    outDir: publicFolder,
    emptyOutDir: true,
    manifest: "manifest.json",
    target: "es2022",
    // Everything small stays a file of its own: the content security policy allows no data: scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: { main: path("main.tsx"), pages: path("style/pages.css") } },
  },
});
