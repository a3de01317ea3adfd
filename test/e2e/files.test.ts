/** What the file store and the worker share between them, which only the whole server shows. */
import { describe, expect, inject, test } from "vitest";

const ORIGIN = inject("origin");

const headersOf = async (path: string) => {
  const { status, headers, body } = await fetch(ORIGIN + path);
  await body?.cancel();
  const [cache, policy, type] = ["Cache-Control", "Cross-Origin-Resource-Policy", "Content-Type"];
  return {
    status,
    cache: headers.get(cache),
    policy: headers.get(policy),
    type: headers.get(type),
  };
};

describe("a file under /assets", () => {
  test("is kept for ever", async () => {
    const page = await (await fetch(`${ORIGIN}/rules`)).text();
    const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
    const cache = "public, max-age=31536000, immutable";
    expect(await headersOf(script)).toMatchObject({ status: 200, cache });
  });

  // The file store's 404 once had the cache time of the files: a browser that asked while a new
  // version was on its way to all places would have missed that file for a year.
  test.each(["/assets/main-AAAAAAAA.js", "/assets/", "/assets/a/b.css", "/assets/%2e%2e%2fx"])(
    "that is missing is not missing for ever: %s",
    async (path) => {
      expect(await headersOf(path)).toMatchObject({ status: 404, cache: "no-store" });
    },
  );
});

test("other sites may show the pictures at the top", async () => {
  for (const path of ["/preview.png", "/icon-512.png", "/favicon.svg", "/apple-touch-icon.png"]) {
    expect(await headersOf(path)).toMatchObject({ status: 200, policy: "cross-origin" });
  }
  const worker = await headersOf("/sw.js");
  expect(worker).toMatchObject({ status: 200, cache: expect.stringMatching(/no-|max-age=0/) });
});
