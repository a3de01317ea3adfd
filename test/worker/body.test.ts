import { describe, expect, test } from "vitest";
import { readBody } from "../../worker/http/body";

const encoder = new TextEncoder();

/** A request whose body is these chunks and then, without an end, whatever `after` does. */
function request(
  chunks: readonly string[],
  after: (controller: ReadableStreamDefaultController) => void,
): Request {
  const rest = [...chunks];
  const body = new ReadableStream({
    pull(controller) {
      const chunk = rest.shift();
      if (chunk !== undefined) controller.enqueue(encoder.encode(chunk));
      else after(controller);
    },
  });
  return new Request("http://crescent.test/", { method: "POST", body });
}

const end = (controller: ReadableStreamDefaultController) => controller.close();

describe("readBody", () => {
  test("puts the chunks together", async () => {
    const read = await readBody(request(["ab", "", "cde"], end), 5);
    expect(read).toEqual({ ok: true, bytes: encoder.encode("abcde") });
  });

  test("reads no body as no bytes", async () => {
    const read = await readBody(new Request("http://crescent.test/"), 5);
    expect(read).toEqual({ ok: true, bytes: new Uint8Array(0) });
  });

  test("stops at the first byte over the limit", async () => {
    let more = 0;
    const endless = request(["abcde"], (controller) => {
      more++;
      controller.enqueue(encoder.encode("f"));
    });
    expect(await readBody(endless, 5)).toEqual({ ok: false, fault: "body-too-large" });
    expect(more).toBeLessThan(4);
  });

  test("says when the sender broke off", async () => {
    const cut = request(["ab"], (controller) => controller.error(new Error("gone")));
    expect(await readBody(cut, 5)).toEqual({ ok: false, fault: "body-cut" });
  });

  test("waits for a silent sender no longer than its patience", async () => {
    const silent = request(["ab"], () => undefined);
    expect(await readBody(silent, 5, 20)).toEqual({ ok: false, fault: "body-late" });
  });
});
