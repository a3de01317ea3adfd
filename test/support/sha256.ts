import { createHash } from "node:crypto";

/** SHA-256 at once, where waiting for the platform's would let chance in. */
export function sha256(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(createHash("sha256").update(bytes).digest()).buffer;
}
