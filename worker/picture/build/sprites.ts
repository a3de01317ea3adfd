import { readFile, writeFile } from "node:fs/promises";
import { fanDefinitions } from "./fan";
import { figureDefinitions } from "./figures";
import { grounds } from "./grounds";
import { packPictures } from "./pack";
import { textDefinitions } from "./text";

/** Draws all that pictures are made of anew, and writes it where it differs from what is there. */
const target = new URL("../sprites.generated.js", import.meta.url);
const definitions = [...(await textDefinitions()), ...figureDefinitions(), ...fanDefinitions()];
const made = await packPictures(definitions, await grounds());
const old = await readFile(target, "utf8").catch(() => "");
if (made !== old) await writeFile(target, made);
