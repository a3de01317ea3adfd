/** A PNG's chunks; test/engine/picture.test.ts checks their sums. */
export function chunksOf(png: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const view = new DataView(png.buffer, png.byteOffset, png.length);
  const chunks = new Map<string, Uint8Array<ArrayBuffer>>();
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + view.getUint32(at);
    const type = new TextDecoder().decode(png.subarray(at + 4, at + 8));
    chunks.set(type, png.subarray(at + 8, end));
    at = end + 4;
  }
  return chunks;
}

/** The rows of a PNG of one byte a pixel, each after a byte for its filter. */
export async function rowsOf(png: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const data = new Blob([chunksOf(png).get("IDAT") ?? ""]).stream();
  return new Response(data.pipeThrough(new DecompressionStream("deflate"))).bytes();
}
