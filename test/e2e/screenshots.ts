/**
 * `npm run screenshots`: the pictures that an app store or a browser shows before one installs,
 * taken of the real thing into the client's public folder (worker/pages/web-manifest.ts names them).
 */
import { chromium } from "playwright-core";
import { act, makeGame, saveGame } from "#engine/game";
import { gameKey } from "../../client/storage/games";
import { findChromium, NO_CHROMIUM } from "../run/chromium";
import { serveApp } from "../run/serve";
import { type Golden, golden } from "./golden";

/** A game that has been played for a while looks like one. */
const ACTIONS = 64;
const GAME = golden(0);
const SHOTS = [
  { name: "narrow", width: 390, height: 720, scale: 2 },
  { name: "wide", width: 1280, height: 800, scale: 1 },
];

const executablePath = findChromium();
if (executablePath === null) throw new Error(NO_CHROMIUM);
const folder = new URL("../../client/public/", import.meta.url).pathname;
const app = await serveApp(8880);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
for (const { name, width, height, scale } of SHOTS) {
  const page = await browser.newPage({
    baseURL: app.origin,
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: scale > 1,
    hasTouch: scale > 1,
    locale: "en-US",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await page.goto("/rules");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), kept(GAME));
  await page.goto(`/${GAME.code}`);
  await page.getByRole("grid").waitFor();
  await page.screenshot({ path: `${folder}screenshot-${name}.png` });
}
await browser.close();
await app.stop();

/** A finished game after its first actions, as a browser keeps it. */
function kept({ code, actions }: Golden): readonly [string, string] {
  let game = makeGame(code);
  for (const action of actions.slice(0, ACTIONS)) {
    const next = act(game, action);
    if (typeof next === "string") throw new Error(`refused: ${next}`);
    game = next;
  }
  const record = { ...saveGame(game), seconds: 245, at: Date.now(), won: false };
  return [gameKey(code), JSON.stringify({ ...record, replay: null, before: null })];
}
