/** Reading a request's body without trusting what it says about itself. */
import type { MiddlewareHandler } from "hono";

/** Why a body was not read. */
export type BodyFault = "body-too-large" | "body-cut" | "body-late";

export type ReadBody =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly fault: BodyFault };

/** Milliseconds in which a body must have come, to be read or to be dropped. */
const PATIENCE = 10_000;
/** Bytes of an unwanted body that are let in and dropped; beyond these the connection goes. */
const MOST_DROPPED = 1024 * 1024;

/**
 * The whole body of a request, at most `limit` bytes of it and not longer than `patience`
 * milliseconds. What `Content-Length` says can only make the answer "too large" come sooner: the
 * bytes are counted as they come, chunked or not.
 */
export async function readBody(
  request: Request,
  limit: number,
  patience = PATIENCE,
): Promise<ReadBody> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) return failed("body-too-large");
  const bytes = new Uint8Array(limit);
  let length = 0;
  const end = await eachChunk(request.body, patience, (chunk) => {
    if (length + chunk.byteLength > limit) return false;
    bytes.set(chunk, length);
    length += chunk.byteLength;
    return true;
  });
  if (end === "all") return { ok: true, bytes: bytes.subarray(0, length) };
  return failed(end === "stopped" ? "body-too-large" : `body-${end}`);
}

/**
 * Takes in what nobody read of a body before the answer goes out: a connection with an unread body
 * can't serve the next request, and a client that is still sending may not hear the answer.
 */
export const discardBody: MiddlewareHandler = async (c, next) => {
  await next();
  const { body } = c.req.raw;
  let dropped = 0;
  const end = await eachChunk(body, PATIENCE, (chunk) => {
    dropped += chunk.byteLength;
    return dropped <= MOST_DROPPED;
  });
  if (end === "stopped") await body?.cancel().catch(() => undefined);
};

/**
 * Gives each chunk of a stream to `take` until that says false. Answers how it ended: `all` were
 * taken, `take` has `stopped` it (the rest can still be read), the stream was `cut` by its
 * sender, or it was too `late`. Never throws.
 */
async function eachChunk(
  stream: ReadableStream<Uint8Array> | null,
  patience: number,
  take: (chunk: Uint8Array) => boolean,
): Promise<"all" | "stopped" | "cut" | "late"> {
  if (stream === null || stream.locked) return "all";
  const reader = stream.getReader();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    reader.cancel().catch(() => undefined);
  }, patience);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (late) return "late";
      if (done) return "all";
      if (!take(value)) return "stopped";
    }
  } catch {
    return late ? "late" : "cut";
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}

function failed(fault: BodyFault): ReadBody {
  return { ok: false, fault };
}
