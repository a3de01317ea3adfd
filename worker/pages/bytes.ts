import type { Context } from "hono";
import type { App } from "../env";

/**
 * Responds with bytes that a cache may keep: strong ETag, one byte range (RFC 9110, 14), and
 * lengths for HEAD. `If-None-Match` is answered by the `etag` middleware.
 */
export async function respondBytes(
  c: Context<App>,
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  cache: string,
): Promise<Response> {
  const etag = `"${await digest(bytes)}"`;
  const size = bytes.byteLength;
  const headers = { "Content-Type": type, "Cache-Control": cache, ETag: etag };
  c.header("Accept-Ranges", "bytes");
  const range = wantedRange(c, etag, size);
  if (range === "none") {
    c.header("Content-Range", `bytes */${size}`);
    return c.body(null, 416, { "Cache-Control": "no-store" });
  }
  if (range === null) return c.body(bytes, 200, { ...headers, "Content-Length": String(size) });
  c.header("Content-Range", `bytes ${range.first}-${range.last}/${size}`);
  const length = String(range.last - range.first + 1);
  const part = bytes.slice(range.first, range.last + 1);
  return c.body(part, 206, { ...headers, "Content-Length": length });
}

interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** The range that is asked for; null: all of it; "none": one that lies outside. */
function wantedRange(c: Context<App>, etag: string, size: number): ByteRange | "none" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(c.req.header("Range")?.trim() ?? "");
  if (c.req.method !== "GET" || match === null) return null;
  const condition = c.req.header("If-Range");
  if (condition !== undefined && condition !== etag) return null;
  const [, from = "", to = ""] = match;
  if (from === "") {
    if (to === "") return null;
    const length = Math.min(Number(to), size);
    return length === 0 ? "none" : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return null;
  return first >= size ? "none" : { first, last };
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
