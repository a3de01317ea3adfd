import { readFile, writeFile } from "node:fs/promises";
import { figureDefinitions } from "./figures";
import { packSprites } from "./pack";
import { textDefinitions } from "./text";

/** Draws all sprites anew and writes them where they differ from what is there. */
const target = new URL("../sprites.generated.js", import.meta.url);
const made = await packSprites([...(await textDefinitions()), ...figureDefinitions()]);
const old = await readFile(target, "utf8").catch(() => "");
if (made !== old) await writeFile(target, made);
