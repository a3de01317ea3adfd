// Apart from the other submissions: in the tests' runtime a request takes longer the more came before.
import { reset } from "cloudflare:test";
import { afterEach, describe, expect, test } from "vitest";
import { golden } from "./support/games";
import { problemOf, submit } from "./support/http";

afterEach(() => reset());

const { code } = golden;

describe("the limit of submissions", () => {
  // The limiter counts whole minutes: 70 requests lie in two of them at most.
  async function seventy(code: string, addressOf: (i: number) => string): Promise<Response[]> {
    const sent = Array.from({ length: 70 }, (_, i) =>
      submit(code, "{}", { "CF-Connecting-IP": addressOf(i) }),
    );
    const responses = await Promise.all(sent);
    return Promise.all(
      responses.map(async (response) => new Response(await response.arrayBuffer(), response)),
    );
  }
  const statuses = (responses: Response[]) => responses.map(({ status }) => status);

  test("holds for one address, and says when to come again", async () => {
    const responses = await seventy(code, () => "198.51.100.7");
    expect(statuses(responses).filter((status) => status === 400).length).toBeGreaterThan(29);
    const refused = responses.find(({ status }) => status === 429) as Response;
    expect(refused.headers.get("Retry-After")).toBe("60");
    expect(await problemOf(refused)).toMatchObject({ reason: "too-many-submissions" });
  });

  test("holds for the 64 bits of an IPv6 household", async () => {
    expect(statuses(await seventy(code, (i) => `2001:db8:1:2::${i.toString(16)}`))).toContain(429);
  });

  test("does not hold one address for what others did", async () => {
    const responses = await seventy(code, (i) => `2001:db8:2:${i.toString(16)}::1`);
    expect(statuses(responses)).not.toContain(429);
  });

  test("is not asked for the way to the canonical spelling", async () => {
    const responses = await seventy("crescen", () => "198.51.100.8");
    expect(new Set(statuses(responses))).toEqual(new Set([308]));
  });
});
