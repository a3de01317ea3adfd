/**
 * The API's description, OpenAPI 3.1, made from the schemas that parse requests and stored games.
 */
import { type ConversionConfig, toJsonSchema } from "@valibot/to-json-schema";
import type { Context } from "hono";
import * as v from "valibot";
import type { App } from "../env";
import { FINISHED_GAMES } from "../http/cache";
import { COUNTED, MovesCount, StoredGame, StoredReplay } from "../store/stored";
import { PageQuery } from "./page-query";
import { Deal, Problem } from "./schemas";
import { Submission } from "./submission";

type Json = Readonly<Record<string, unknown>>;

// What is said on the wire: a code is a text there, whatever it becomes behind the door.
const WIRE: ConversionConfig = { typeMode: "input", target: "draft-2020-12" };

function schemaOf(schema: v.GenericSchema): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, WIRE);
  return rest as Json;
}

const named = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string): Json => ({ "application/json": { schema: named(name) } });
const tag: Json = { ETag: { schema: { type: "string" } } };
const answers = (description: string, name: string, headers: Json = tag): Json => ({
  description,
  headers,
  content: json(name),
});
const fails = (description: string): Json => ({
  description,
  content: { "application/problem+json": { schema: named("Problem") } },
});

const CODE: Json = {
  name: "code",
  in: "path",
  required: true,
  description: "A game code such as CR1-N-AAAAAAB. Other spellings are redirected to this one.",
  schema: schemaOf(StoredReplay.entries.code),
};
const ID: Json = {
  name: "id",
  in: "path",
  required: true,
  description: "A replay's id.",
  schema: schemaOf(StoredReplay.entries.id),
};

const BAD_CODE = fails("The code is none; `fault` says why.");
const AWAY = fails("The store can't be reached; ask again after `Retry-After` seconds.");
const NO_REPLAY = fails("There is no such replay.");

const PATHS: Json = {
  "/api/deals/{code}": {
    get: {
      operationId: "getDeal",
      summary: "A deal's 16 piles, bottom card first",
      parameters: [CODE],
      responses: { 200: answers("The deal; it never changes.", "Deal"), 400: BAD_CODE },
    },
  },
  "/api/games/{code}": {
    get: {
      operationId: "getGame",
      summary: "A deal's wins, in order of merit",
      description:
        "Fewer moves first, then fewer redeals, then the first saved. A Link header with " +
        'rel="next" names the following page. `seconds` is the player\'s word.',
      parameters: [
        CODE,
        {
          name: "after",
          in: "query",
          description: "The id of the replay behind which the page begins.",
          schema: schemaOf(v.unwrap(PageQuery.entries.after)),
        },
        {
          name: "limit",
          in: "query",
          description: "How many replays at most, 1 to 100.",
          schema: { type: "integer", minimum: 1, maximum: 100, default: 100 },
        },
      ],
      responses: {
        200: answers("The wins; `wins: 0` where nobody has won yet.", "Game", {
          ...tag,
          Link: { schema: { type: "string" } },
        }),
        400: fails("The code or the query is wrong."),
        404: NO_REPLAY,
        503: AWAY,
      },
    },
  },
  "/api/games/{code}/moves": {
    get: {
      operationId: "getMoves",
      summary: "How many wins of a deal took how many moves",
      description: `Of the best ${COUNTED} wins, where there are more: \`counted\` of \`wins\`.`,
      parameters: [CODE],
      responses: {
        200: answers("The numbers of moves, the fewest first.", "MovesCount"),
        400: BAD_CODE,
        503: AWAY,
      },
    },
  },
  "/api/games/{code}/replays/{id}": {
    get: {
      operationId: "getReplay",
      summary: "One finished game",
      parameters: [CODE, ID],
      responses: {
        200: answers("The replay; it never changes.", "Replay"),
        400: BAD_CODE,
        404: NO_REPLAY,
        503: AWAY,
      },
    },
  },
  "/api/games/{code}/replays": {
    post: {
      operationId: "submitReplay",
      summary: "Send a finished game",
      description:
        "The rules are applied to every action before anything is stored. The same game again " +
        "answers 200 with what was stored first. For our own pages: browsers of other sites may " +
        "not send.",
      parameters: [CODE],
      requestBody: { required: true, content: json("Submission") },
      responses: {
        200: answers("The game was there already.", "Replay"),
        201: answers("The game is stored; Location names it.", "Replay"),
        400: fails("The code or the body is malformed."),
        408: fails("The body came too slowly."),
        413: fails("The body is too large or has more than 4,096 actions."),
        415: fails("The body is not plain JSON."),
        422: fails("The game does not verify; `action`, from 1, names the first bad action."),
        429: fails("Too many submissions; ask again after `Retry-After` seconds."),
        503: AWAY,
      },
    },
  },
};

/** The document for a server at an origin. */
export function makeDescription(origin: string): Json {
  return {
    openapi: "3.1.1",
    info: {
      title: "Crescent",
      version: "1.0.0",
      description: "Deals and finished games of Crescent, the two-deck solitaire.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: origin }],
    paths: PATHS,
    components: {
      schemas: {
        Deal: schemaOf(Deal),
        Game: schemaOf(StoredGame),
        MovesCount: schemaOf(MovesCount),
        Replay: schemaOf(StoredReplay),
        Submission: schemaOf(Submission),
        Problem: schemaOf(Problem),
      },
    },
  };
}

/** `GET /api`: the description. */
export function getDescription(c: Context<App>): Response {
  c.header("Cache-Control", FINISHED_GAMES);
  return c.json(makeDescription(c.env.ORIGIN));
}
