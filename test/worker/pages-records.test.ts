import { describe, expect, test } from "vitest";
import { codeOfDay, dayAt, FIRST_DAY, formatDay } from "#engine/daily";
import { ask } from "./support/http";
import { readPage } from "./support/page";

describe.each(["/stats", "/calendar"])("%s", (path) => {
  test("is the same for everyone and holds nothing of anybody", async () => {
    const page = await readPage(await ask(path));
    expect(page.data).toEqual({ page: path.slice(1), lang: "en" });
  });

  test("is one address, and read only", async () => {
    const moved = await ask(`${path}/?lang=he`);
    expect([moved.status, moved.headers.get("Location")]).toEqual([301, `${path}?lang=he`]);
    const refused = await ask(path, { method: "POST" });
    expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });
});

test("searchers list the calendar, not the statistics", async () => {
  const robots = async (path: string) =>
    (await readPage(await ask(path))).meta.filter(([name]) => name === "robots");
  expect(await robots("/stats")).toEqual([["robots", "noindex"]]);
  expect(await robots("/calendar")).toEqual([]);
});

describe("a daily deal's page", () => {
  const dataOf = async (code: string) => (await readPage(await ask(`/${code}`))).data;

  test("tells its day", async () => {
    const today = dayAt(Date.now());
    for (const day of [FIRST_DAY, today]) {
      expect(await dataOf(codeOfDay(day))).toMatchObject({ page: "play", daily: formatDay(day) });
    }
  });

  test("tells nothing before its day, nor where it is none", async () => {
    for (const code of [codeOfDay(dayAt(Date.now()) + 2), "CR1-N-CRESCEN"]) {
      expect(await dataOf(code)).not.toHaveProperty("daily");
    }
  });
});
