import { writeFile } from "node:fs/promises";
import { PNG } from "pngjs";
import { SUIT_PATHS } from "#art/suits";
import { HEIGHT, WIDTH } from "../layout";
import { COLORS } from "../palette";
import { drawSvg } from "./resvg";
import { fanShape, MOON } from "./shapes";

/** Draws the site's icons and the preview picture of its start page into the client's public folder. */
const folder = new URL("../../../client/public/", import.meta.url);

/** A crescent round a spade in a square of 64, its corners as round as `radius`. */
const icon = (size: number, radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="#${COLORS.felt}"/><g fill="#${COLORS.gold}" color="#${COLORS.gold}" transform="translate(31 33) scale(1.5)">${MOON}</g><path fill="#${COLORS.text}" transform="translate(28 11) scale(.27)" d="${SUIT_PATHS[0]}"/></svg>`;

const preview = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#${COLORS.felt}"/>${fanShape("A", "K")}<g color="#${COLORS.gold}" transform="translate(600 352) scale(3.4)">${MOON}</g><text x="600" y="540" text-anchor="middle" font-family="Rubik" font-weight="600" font-size="112" fill="#${COLORS.text}">Crescent</text></svg>`;

await write("favicon.svg", icon(64, 14));
await write("favicon.ico", iconFile(await png(icon(32, 7)), 32));
await write("apple-touch-icon.png", await png(icon(180, 0)));
for (const size of [192, 512]) {
  await write(`icon-${size}.png`, await png(icon(size, 14)));
  // Cut to any shape by the system: the ground goes to the edges, the drawing keeps off them.
  await write(`icon-maskable-${size}.png`, await png(icon(size, 0)));
}
await write("preview.png", await png(preview));

async function png(svg: string): Promise<Buffer> {
  const { width, height, pixels } = await drawSvg(svg);
  const image = new PNG({ width, height });
  image.data.set(pixels);
  return PNG.sync.write(image, {
    deflateLevel: 9,
    deflateStrategy: 0,
    filterType: 0,
    colorType: svg === preview ? 2 : 6,
  });
}

/** An ICO file that holds one PNG. */
function iconFile(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

async function write(name: string, content: string | Buffer): Promise<void> {
  await writeFile(new URL(name, folder), content);
}
