/** What a request costs anyway: the smallest worker that hono makes. */
import { Hono } from "hono";

const app = new Hono();
app.get("/bare", (c) => c.json({ ok: true }));
app.post("/bare", async (c) => c.json({ length: (await c.req.text()).length }, 201));

// The configuration's object must be there, though nobody asks it.
export class DealObject {}
export default app;
