import { readFile, writeFile } from "node:fs/promises";
import { definitions } from "./definitions";
import { packSprites } from "./pack";

/** Draws all sprites anew and writes them where they differ from what is there. */
const target = new URL("../sprites.generated.js", import.meta.url);
const made = await packSprites(await definitions());
const old = await readFile(target, "utf8").catch(() => "");
if (made !== old) await writeFile(target, made);
