/**
 * Previews as a chat fetches them, decoded and compared with the pictures in test/fixtures/pictures.
 * Where they shall look otherwise, `npm run golden` writes those anew: look at them then.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { beforeAll, describe, expect, test } from "vitest";
import { ORIGIN } from "./browser";
import { golden } from "./golden";
import { save } from "./save";

const FOLDER = fileURLToPath(new URL("../fixtures/pictures/", import.meta.url));
/** How many pixels may differ: another rounding of a few edges, no other card, digit or letter. */
const CEILING = 20;

const won = golden(1);
const replay = `/${won.code}/${won.id}.png`;
const PICTURES = {
  deal: `/${won.code}.png`,
  replay,
  ply: `${replay}?ply=42`,
  challenge: `/${won.code}.png?beat=${won.id}`,
  "replay-he": `${replay}?lang=he`,
  "ply-he": `${replay}?lang=he&ply=42`,
  "challenge-he": `/${won.code}.png?lang=he&beat=${won.id}`,
};

beforeAll(() => save(won));

async function fetched(path: string): Promise<Buffer> {
  const response = await fetch(ORIGIN + path);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

function difference(a: PNG, b: PNG): number {
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, { includeAA: true });
}

describe.each(Object.entries(PICTURES))("the picture of a %s", (name, path) => {
  test("looks as it shall", async () => {
    const file = `${FOLDER}${name}.png`;
    const bytes = await fetched(path);
    if (process.env["GOLDEN"] === "write") {
      await mkdir(FOLDER, { recursive: true });
      await writeFile(file, bytes);
    }
    const picture = PNG.sync.read(bytes);
    expect([picture.width, picture.height]).toEqual([1200, 630]);
    expect(difference(picture, PNG.sync.read(await readFile(file)))).toBeLessThanOrEqual(CEILING);
  });
});

test("each picture differs from the others by more than is let pass", async () => {
  const pictures = await Promise.all(
    Object.keys(PICTURES).map(async (name) =>
      PNG.sync.read(await readFile(`${FOLDER}${name}.png`)),
    ),
  );
  for (const [i, one] of pictures.entries()) {
    for (const other of pictures.slice(i + 1)) {
      expect(difference(one, other)).toBeGreaterThan(CEILING);
    }
  }
});
