import { renameSync } from "node:fs";
import { fileURLToPath } from "node:url";
import preact from "@preact/preset-vite";
import { defineConfig, type Plugin } from "vite";
import { serviceWorker } from "./build/service-worker.ts";
import { styleLoader } from "./build/style-loader.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const publicFolder = path("../dist/client");

/** The worker is built with the list of hashed names (`#manifest`); it is no public file. */
const keepManifest: Plugin = {
  name: "keep-manifest",
  writeBundle() {
    renameSync(`${publicFolder}/manifest.json`, path("../dist/manifest.json"));
  },
};

/** What is fetched together is one file: few large files compress better than many small ones. */
const groups = [
  {
    name: "core",
    test: /preact|vite\/|rolldown|engine\/(card|code|deal|position|shuffle)\.|client\/(art|storage\/(read|store|games|outbox-key)\.|settings\/(settings|current)|language|texts|i18n\/(languages|plural)\.|board\/Card|play\/(codes|delivery)\.|ui\/(Icon|icons|Live|lazy))/,
    priority: 2,
  },
  {
    name: "board",
    test: /engine\/(game|rules|action|describe|limits)\.|client\/board\/(?!motion|diff|hand\.|drag|drop)/,
    priority: 1,
  },
];

export default defineConfig({
  root: path("."),
  plugins: [
    preact({ prefreshEnabled: false }),
    styleLoader,
    keepManifest,
    serviceWorker({
      manifest: path("../dist/manifest.json"),
      folder: publicFolder,
      source: path("pwa/worker/sw.ts"),
      shell: path("pwa/shell.html"),
    }),
  ],
  build: {
    outDir: publicFolder,
    emptyOutDir: true,
    manifest: "manifest.json",
    target: "es2022",
    // Older than light-dark(): the pairs of colours become custom properties.
    cssTarget: ["chrome107", "edge107", "firefox110", "safari16"],
    // Everything small stays a file of its own: the content security policy allows no data: scripts.
    assetsInlineLimit: 0,
    // The worker's pages name all that their screen needs.
    modulePreload: false,
    rolldownOptions: {
      input: {
        main: path("main.tsx"),
        pages: path("style/pages.css"),
        // Imports nothing and exports nothing, so that it is a classic script as well.
        first: path("settings/first.ts"),
      },
      output: { codeSplitting: { groups } },
    },
  },
});
