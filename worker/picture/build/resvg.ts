import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const require = createRequire(import.meta.url);

/** The subsets of the one typeface that everything is drawn with; a language may need one more. */
const SUBSETS = ["latin", "latin-ext", "hebrew", "cyrillic", "arabic"];

let ready: Promise<Uint8Array[]> | undefined;

/** Starts the renderer once and reads the fonts; returns the fonts' bytes. */
function start(): Promise<Uint8Array[]> {
  ready ??= (async () => {
    await initWasm(await readFile(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
    return Promise.all(
      SUBSETS.map((subset) =>
        readFile(require.resolve(`@fontsource/rubik/files/rubik-${subset}-600-normal.woff2`)),
      ),
    );
  })();
  return ready;
}

async function parse(svg: string) {
  const fontBuffers = await start();
  // To unpack the fonts takes longer than most drawings do.
  return new Resvg(svg, svg.includes("<text") ? { font: { fontBuffers } } : {});
}

/** A drawn SVG: `pixels` is RGBA, 8 bits each, rows from the top, `width` × `height`. */
export type Drawn = { width: number; height: number; pixels: Uint8Array };

/** Draws a whole SVG text at its own size. Text in it is set in Rubik 600. */
export async function drawSvg(svg: string): Promise<Drawn> {
  const resvg = await parse(svg);
  const image = resvg.render();
  const drawn = { width: image.width, height: image.height, pixels: image.pixels };
  image.free();
  resvg.free();
  return drawn;
}

/** The outlines of a whole SVG's shapes in drawing order, text included: absolute M, L, Q, C, Z. */
export async function outlineSvg(svg: string): Promise<string[]> {
  const resvg = await parse(svg);
  const plain = resvg.toString();
  resvg.free();
  return [...plain.matchAll(/ d="([^"]*)"/g)].map((match) => match[1] ?? "");
}
