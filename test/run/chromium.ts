/** Which Chromium the browser tests drive, and how one is had where there is none. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

/** What to do where no browser was found and none can be installed here. */
export const NO_CHROMIUM =
  "No Chromium was found. Install Chrome, Chromium or Edge, or run " +
  "`npx playwright-core install chromium`, or give the path of one in CHROMIUM_PATH.";

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "microsoft-edge-stable",
];

/** The path of a Chromium, Chrome or Edge of this machine; `CHROMIUM_PATH` goes first. */
export function findChromium(): string | null {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && named !== "") return existsSync(named) ? named : null;
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macPaths(),
    ...windowsPaths(),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== "" && existsSync(path)) ?? null;
}

/**
 * Installs Debian's Chromium where that can be done unasked: as root, with apt-get.
 * Says what went wrong, or null when it is there or can't be installed here at all.
 */
export function installChromium(): string | null {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return null;
  if (!existsSync("/usr/bin/apt-get")) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...args: string[]) => spawnSync("apt-get", args, { env, encoding: "utf8" });
  const update = run("update", "-qq");
  const install = run(
    "install",
    "-y",
    "-qq",
    "--no-install-recommends",
    "chromium",
    "fonts-dejavu",
  );
  return install.status === 0 ? null : `${update.stderr}${install.stderr}`.trim();
}

function macPaths(): string[] {
  if (process.platform !== "darwin") return [];
  return ["Google Chrome", "Chromium", "Microsoft Edge"].flatMap((name) =>
    ["/Applications", join(process.env["HOME"] ?? "", "Applications")].map((folder) =>
      join(folder, `${name}.app/Contents/MacOS/${name}`),
    ),
  );
}

function windowsPaths(): string[] {
  if (process.platform !== "win32") return [];
  const roots = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].map(
    (name) => process.env[name] ?? "",
  );
  return ["Google/Chrome", "Microsoft/Edge", "Chromium"].flatMap((name) =>
    roots.map((root) =>
      join(root, name, "Application", name.endsWith("Edge") ? "msedge.exe" : "chrome.exe"),
    ),
  );
}
