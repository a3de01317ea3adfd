/** Pictures of pages to look at, for who asks for them. */
import type { Page } from "playwright-core";

/** Which pictures are taken: by LOOKS in the environment none, `some` or `all`. */
export const LOOKS = process.env["LOOKS"] ?? "";

/** The windows that are looked at. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** The least that must do. */
export const SMALLEST = { width: 320, height: 568 } as const;

interface Shot {
  readonly width: number;
  readonly height: number;
  /** The whole page, not only the window. */
  readonly fullPage?: boolean;
}

/** Gives the page a size, and takes its picture into `.screenshots` if pictures are asked for. */
export async function shoot(page: Page, name: string, shot: Shot): Promise<void> {
  const { width, height, fullPage = false } = shot;
  await page.setViewportSize({ width, height });
  if (LOOKS === "") return;
  await page.screenshot({ path: `.screenshots/${name}-${width}x${height}.png`, fullPage });
}
