/**
 * Runs before `npm start` and `npm test`: checks Node's version and installs what is missing.
 * Plain JavaScript without dependencies, since it must also run on an old Node and before any
 * package is there. Quiet unless something is wrong.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const root = new URL("../../", import.meta.url);
const { engines } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
const wanted = engines.node.replace(">=", "");

if (isOlder(process.versions.node, wanted)) {
  fail(
    `Crescent needs Node ${wanted} or newer; this is ${process.versions.node}. ` +
      "Get a current one from https://nodejs.org",
  );
}

if (!existsSync(new URL("node_modules", root))) {
  console.log("Installing the packages; this takes about a minute, once …");
}
const npm = ["install", "--include=dev", "--loglevel=error", "--no-progress"];
const npmScript = process.env.npm_execpath ?? "";
const result = npmScript.endsWith("npm-cli.js")
  ? spawnSync(process.execPath, [npmScript, ...npm], { cwd: root, encoding: "utf8" })
  : spawnSync(["npm", ...npm].join(" "), { cwd: root, encoding: "utf8", shell: true });
if (result.status !== 0) {
  const output = [result.stdout, result.stderr, result.error].filter(Boolean).join("\n");
  fail(`${output}\nThe packages could not be installed (npm install); npm's words stand above.`);
}

function isOlder(version, than) {
  const [a, b] = [version, than].map((text) => text.split(".").map(Number));
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return a[i] < b[i];
  return false;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
