/** The route table. Source: spec/formats.md, "URLs". */
import { Hono } from "hono";
import { api } from "./api";
import type { App } from "./env";
import { discardBody } from "./http/body";
import { internalError, notFound } from "./http/fallback";
import { files } from "./http/files";
import { securityHeaders } from "./http/headers";
import { pages } from "./pages";

export { DealObject } from "./store/deal-object";

const app = new Hono<App>();

app.use(securityHeaders, discardBody);

// /api/deals/CODE                    the deal
// /api/games/CODE                    its finished games
// /api/games/CODE/replays            a finished game is sent here
// /api/games/CODE/replays/ID         one of them
app.route("/api", api);

// /assets/…: built files are served before the worker is asked, which is where they are missing
app.all("/assets/*", notFound);

// /favicon.svg, /sw.js, …: built files outside /assets
app.get("*", files);

// /, /rules, /daily, /CODE, /CODE/ID and the pictures of the last two
app.route("/", pages);

app.notFound(notFound);
app.onError(internalError);

export default app;
