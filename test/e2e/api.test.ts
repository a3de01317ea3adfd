/** The API by its own description: an independent validator reads it, a generated client calls it. */
import { readFile } from "node:fs/promises";
import { Validator } from "@seriousme/openapi-schema-validator";
import createClient from "openapi-fetch";
import openapiTypes, { astToString } from "openapi-typescript";
import { describe, expect, inject, test } from "vitest";
import { formatCard } from "#engine/card";
import type { GameCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import { pileCards } from "#engine/position";
import type { paths } from "../support/api.generated";
import { goldenReplays } from "../support/fixtures";

const origin = inject("origin");
const generated = new URL("../support/api.generated.ts", import.meta.url);
const client = createClient<paths>({ baseUrl: origin });
const address = { "CF-Connecting-IP": "198.51.100.78" };

const document = (await (await fetch(`${origin}/api`)).json()) as Record<string, unknown>;

describe("the generated client", () => {
  const { code, actions, moves, redeals, id } = goldenReplays[3] as (typeof goldenReplays)[number];

  test("reads a deal", async () => {
    const { data } = await client.GET("/api/deals/{code}", { params: { path: { code } } });
    const deal = makeDeal(code as GameCode);
    expect(data?.piles).toEqual(
      Array.from({ length: 16 }, (_, pile) => pileCards(deal, pile).map(formatCard)),
    );
  });

  test("sends a win, finds it by its id and among the deal's wins", async () => {
    const sent = await client.POST("/api/games/{code}/replays", {
      params: { path: { code } },
      headers: address,
      body: { actions, seconds: 77 },
    });
    expect(sent.response.status).toBeLessThan(202);
    expect(sent.data).toMatchObject({ code, id, moves, redeals });
    const found = await client.GET("/api/games/{code}/replays/{id}", {
      params: { path: { code, id } },
    });
    expect(found.data).toEqual(sent.data);
    const game = await client.GET("/api/games/{code}", {
      params: { path: { code }, query: { limit: 100 } },
    });
    expect(game.data?.best.map((best) => best.id)).toContain(id);
  });

  test("gets an error as a problem", async () => {
    const { error, response } = await client.POST("/api/games/{code}/replays", {
      params: { path: { code } },
      headers: address,
      body: { actions: actions.slice(0, -2), seconds: 1 },
    });
    expect(response.status).toBe(422);
    expect(error).toMatchObject({ reason: "not-won", status: 422 });
  });
});

describe("the description at /api", () => {
  test("is OpenAPI 3.1 to a validator that is not ours", async () => {
    expect(await new Validator().validate(document)).toEqual({ valid: true });
    expect(document["openapi"]).toMatch(/^3\.1\./);
    const { paths, ...without } = document;
    expect(paths).toBeDefined();
    expect(await new Validator().validate({ ...without, paths: { api: 1 } })).toMatchObject({
      valid: false,
    });
  });

  test("is what the client was generated from (npm run api-types)", async () => {
    const ast = await openapiTypes(JSON.stringify(document));
    expect(await readFile(generated, "utf8")).toBe(astToString(ast));
  });
});
