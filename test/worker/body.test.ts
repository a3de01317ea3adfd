import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { discardBody, readBody } from "../../worker/http/body";

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

  test("believes a length only where it is over the limit", async () => {
    const body = "abcde";
    const told = (length: string) =>
      readBody(
        new Request("http://crescent.test/", {
          method: "POST",
          body,
          headers: { "Content-Length": length },
        }),
        5,
      );
    expect(await told("5")).toMatchObject({ ok: true });
    expect(await told("6")).toEqual({ ok: false, fault: "body-too-large" });
  });

  test("leaves the rest of a body to whoever wants it", async () => {
    const long = request(["abcdef", "g"], end);
    await readBody(long, 5);
    expect(long.body?.locked).toBe(false);
  });
});

describe("what nobody read of a body", () => {
  const app = new Hono().use(discardBody).all("*", (c) => c.text("answer"));

  /** How many chunks of 64 KiB are taken of so many, and whether the sender is told to stop. */
  async function taken(chunks: number): Promise<readonly [number, boolean]> {
    let [sent, told] = [0, false];
    const body = new ReadableStream(
      {
        pull(controller) {
          if (sent++ < chunks) controller.enqueue(new Uint8Array(65_536));
          else controller.close();
        },
        cancel() {
          told = true;
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: "POST", body };
    const response = await app.fetch(new Request("http://crescent.test/", init));
    expect(await response.text()).toBe("answer");
    return [Math.min(sent, chunks), told];
  }

  test("is taken in up to a mebibyte; beyond it the sender is told to stop", async () => {
    expect(await taken(3)).toEqual([3, false]);
    expect(await taken(16)).toEqual([16, false]);
    const [count, told] = await taken(1_000);
    expect(told).toBe(true);
    expect(count).toBeGreaterThanOrEqual(17);
    expect(count).toBeLessThan(30);
  });
});
