/** Reading a request's body without trusting what it says about itself. */
import type { MiddlewareHandler } from "hono";

/** Why a body was not read. */
export type BodyFault = "body-too-large" | "body-cut" | "body-late";

export type ReadBody =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly fault: BodyFault };

/**
 * The whole body of a request, at most `limit` bytes of it and not longer than `patience`
 * milliseconds. What `Content-Length` says can only make the answer "too large" come sooner: the
 * bytes are counted as they come, chunked or not.
 */
export async function readBody(
  request: Request,
  limit: number,
  patience: number,
): Promise<ReadBody> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) return failed("body-too-large");
  if (request.body === null) return { ok: true, bytes: new Uint8Array(0) };
  const reader = request.body.getReader();
  const bytes = new Uint8Array(limit);
  let length = 0;
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    reader.cancel().catch(() => undefined);
  }, patience);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (length + value.byteLength > limit) {
        await reader.cancel();
        return failed("body-too-large");
      }
      bytes.set(value, length);
      length += value.byteLength;
    }
  } catch {
    return failed(late ? "body-late" : "body-cut");
  } finally {
    clearTimeout(timer);
  }
  return late ? failed("body-late") : { ok: true, bytes: bytes.subarray(0, length) };
}

/** Lets go of a body that nobody read, so that the connection can serve the next request. */
export const discardBody: MiddlewareHandler = async (c, next) => {
  await next();
  const { raw } = c.req;
  if (raw.body !== null && !raw.bodyUsed) await raw.body.cancel().catch(() => undefined);
};

function failed(fault: BodyFault): ReadBody {
  return { ok: false, fault };
}
