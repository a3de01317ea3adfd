import { outlineSvg } from "./resvg";

/** Height of a capital letter in ems of the typeface. */
export const CAP_HEIGHT = 0.7;

/** A text's outline: the path, and its ink and advance in the unit of the size asked for. */
export type Outline = { path: string; left: number; right: number; advance: number };

/**
 * Outlines texts with the left end of their baseline at 0,0.
 * `size` is the font's, in units. Texts of one glyph or more, none of them blank.
 */
export async function outline(texts: readonly string[], size: number): Promise<Outline[]> {
  const attributes = `font-family="Rubik" font-weight="600" font-size="${size}"`;
  const row = (text: string) => `<text ${attributes} y="${size}">${text}</text>`;
  // An upright stroke behind each text tells where the next glyph would begin.
  const rows = ["I", ...texts.flatMap((text) => [text, `${text}I`])].map(row).join("");
  const paths = await outlineSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 9}" height="${size * 2}">${rows}</svg>`,
  );
  const stroke = extent(paths[0] ?? "").right;
  return texts.map((_, i) => {
    const path = paths[1 + 2 * i] ?? "";
    const advance = extent(paths[2 + 2 * i] ?? "").right - stroke;
    return { path: shift(path, -size), ...extent(path), advance };
  });
}

/** The numbers of a path of M, L, Q, C and Z are x and y by turns. */
const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

function extent(path: string): { left: number; right: number } {
  const xs = numbers(path).filter((_, i) => i % 2 === 0);
  return { left: Math.min(...xs), right: Math.max(...xs) };
}

function shift(path: string, dy: number): string {
  let i = 0;
  return path.replace(/-?[\d.]+/g, (text) => String(i++ % 2 === 0 ? text : Number(text) + dy));
}

/**
 * A path of absolute M, L, Q, C and Z as short text: scaled in x, moved, rounded to whole units,
 * relative, with h, v and t where they do, small corners as one curve.
 */
export function compact(path: string, scaleX: number, dx: number, dy: number): string {
  const moved = segments(path).map(({ letter, values }) => ({
    letter,
    values: values.map((n, i) => (i % 2 === 0 ? n * scaleX + dx : n + dy)),
  }));
  let out = "";
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  /** The last curve's handle as it is drawn, mirrored where the next curve goes on smoothly. */
  let mirrored: Point | null = null;
  joinCorners(moved).forEach(({ letter, values: exact }, i, all) => {
    const values = exact.map(Math.round);
    let [toX, toY] = [values.at(-2) ?? startX, values.at(-1) ?? startY];
    const smooth = mirrored !== null;
    if (letter === "Q") {
      const handle: Point = mirrored ?? [values[0] ?? 0, values[1] ?? 0];
      const next = all[i + 1];
      mirrored = null;
      if (next !== undefined && goesOn(exact, next)) {
        // Between the two handles, so that the mirrored one comes near its place.
        const [nextX = 0, nextY = 0] = next.values;
        [toX, toY] = [Math.round((handle[0] + nextX) / 2), Math.round((handle[1] + nextY) / 2)];
        mirrored = [2 * toX - handle[0], 2 * toY - handle[1]];
      }
      values.splice(0, 4, handle[0], handle[1], toX, toY);
    }
    const steps = values.map((n, k) => n - (k % 2 === 0 ? x : y));
    if (letter === "Z") out += "z";
    else if (letter === "M") out += out === "" ? `M${join(values)}` : `m${join(steps)}`;
    else if (toX === x && toY === y && mirrored === null) return;
    else if (letter === "L" && toY === y) out += `h${toX - x}`;
    else if (letter === "L" && toX === x) out += `v${toY - y}`;
    else if (smooth) out += `t${join(steps.slice(2))}`;
    else out += letter.toLowerCase() + join(steps);
    [x, y] = [toX, toY];
    if (letter === "M") [startX, startY] = [x, y];
  });
  return out;
}

/** Whether a curve (its values) goes on in another whose handle mirrors its own. */
function goesOn([ax = 0, ay = 0, x = 0, y = 0]: readonly number[], next: Segment): boolean {
  const [bx = 0, by = 0] = next.values;
  return next.letter === "Q" && Math.hypot(2 * x - ax - bx, 2 * y - ay - by) < 1;
}

/** A piece of a path: its letter, and the numbers after it. */
type Segment = { letter: string; values: number[] };

function segments(path: string): Segment[] {
  const all = path.matchAll(/([MLQCZ])([^MLQCZ]*)/g);
  return [...all].map(([, letter = "", rest = ""]) => ({ letter, values: numbers(rest) }));
}

/** The widest round corner for which one curve will do, in units. */
const CORNER = 11;

type Point = readonly [x: number, y: number];

/** Makes one curve of the two that round a small corner; its handle is where they point to. */
function joinCorners(all: readonly Segment[]): Segment[] {
  const out: Segment[] = [];
  for (const segment of all) {
    const [before, first] = [out.at(-2), out.at(-1)];
    const start = before && endOf(before);
    const corner =
      start && first?.letter === "Q" && segment.letter === "Q"
        ? cornerOf(start, first.values, segment.values)
        : null;
    if (corner === null) out.push(segment);
    else out[out.length - 1] = { letter: "Q", values: [...corner, ...segment.values.slice(2)] };
  }
  return out;
}

function endOf({ values }: Segment): Point | null {
  const [x, y] = values.slice(-2);
  return x === undefined || y === undefined ? null : [x, y];
}

/** Where the ends of two curves, one after the other, point to; null where that is no small corner. */
function cornerOf(
  [x, y]: Point,
  [ax = 0, ay = 0]: readonly number[],
  [bx = 0, by = 0, endX = 0, endY = 0]: readonly number[],
): Point | null {
  const [ux, uy, vx, vy] = [ax - x, ay - y, endX - bx, endY - by];
  const turn = ux * vy - uy * vx;
  if (Math.hypot(endX - x, endY - y) > CORNER || turn === 0) return null;
  const way = ((endX - x) * vy - (endY - y) * vx) / turn;
  const corner: Point = [x + way * ux, y + way * uy];
  const far = Math.max(way * Math.hypot(ux, uy), Math.hypot(endX - corner[0], endY - corner[1]));
  return way > 0 && far <= CORNER ? corner : null;
}

const join = (values: readonly number[]) => values.join(" ").replaceAll(" -", "-");
