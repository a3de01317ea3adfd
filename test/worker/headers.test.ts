/** What every answer says, whatever it is an answer to, and what none may say. */
import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import headersFile from "../../client/public/_headers?raw";
import { SECURITY_HEADERS } from "../../worker/http/headers";
import worker from "../../worker/index";
import { golden } from "./support/games";
import { ask, ORIGIN, problemOf } from "./support/http";

const { code, id } = golden;

describe("security headers", () => {
  const pages: readonly [string, RequestInit][] = [
    ["/api/deals/CR1-N-CRESCEN", {}],
    ["/api/deals/CR1-N-CRESCEN", { headers: { "If-None-Match": "*" } }],
    ["/api/deals/crescen", {}],
    ["/api/deals/x", {}],
    ["/api/deals/x", { method: "DELETE" }],
    ["/api/deals/x", { method: "OPTIONS" }],
    [`/api/games/${code}`, { method: "HEAD" }],
    [`/api/games/${code}/replays/${id}`, {}],
    [`/api/games/${code}/replays`, { method: "POST" }],
    ["/api/none", {}],
    ["/none", {}],
    ["/none.txt", {}],
    ["/%", {}],
  ];

  test.each(pages)("are on %s %j", async (path, init) => {
    const response = await ask(path, init);
    await response.body?.cancel();
    const open = response.headers.get("Access-Control-Allow-Origin") === "*";
    const shared = { "Cross-Origin-Resource-Policy": open ? "cross-origin" : "same-origin" };
    for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...shared })) {
      expect(`${name}: ${response.headers.get(name)}`).toBe(`${name}: ${value}`);
    }
    expect(response.headers.has("Set-Cookie")).toBe(false);
    expect(response.headers.has("Server")).toBe(false);
  });

  test("are the same in the file for what is served without the worker", () => {
    const everywhere = headersFile.slice(headersFile.indexOf("/*\n") + 3).split("\n\n")[0] ?? "";
    const lines = everywhere.split("\n").map((line) => line.trim());
    expect(lines).toEqual(Object.entries(SECURITY_HEADERS).map((header) => header.join(": ")));
  });

  test("allow nothing inline, nothing evaluated and no other site", () => {
    const policy = SECURITY_HEADERS["Content-Security-Policy"] as string;
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  });
});

test("nothing an answer says comes from the Host", async () => {
  const request = (host: string) =>
    new Request(`http://${host}/api/deals/crescen`, {
      redirect: "manual",
      headers: { Host: host },
    });
  const [evil, own] = [request("evil.example"), request("crescent.test")].map((request) =>
    worker.fetch(request, env),
  );
  expect([...((await evil) as Response).headers]).toEqual([...((await own) as Response).headers]);
});

test("a bug of ours is a plain 500 with the headers, and its text stays inside", async () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const buggy = new Proxy(env, {
    get(target, name) {
      if (name === "GAMES") throw new TypeError("secret");
      return Reflect.get(target, name);
    },
  });
  const response = await worker.fetch(new Request(`${ORIGIN}/api/games/${code}`), buggy);
  expect(response.status).toBe(500);
  expect(response.headers.get("X-Frame-Options")).toBe("DENY");
  const problem = await problemOf(response);
  expect(problem).toMatchObject({ reason: "internal-error" });
  expect(JSON.stringify(problem)).not.toContain("secret");
  expect(logged.mock.calls).toEqual([['{"event":"internal-error","error":"TypeError"}']]);
});
