import type { Context } from "hono";
import { codeOfDay, type Day, dayAt, parseDay } from "#engine/daily";
import type { App } from "../env";
import { errorPage } from "./error";

/** A day's deal never changes, but a deal's address may yet get better: a day. */
const PAST = "public, max-age=86400";

/** `/daily`: to today's deal. */
export function dailyPage(c: Context<App>): Response {
  return toDeal(c, dayAt(Date.now()), "no-store");
}

/** `/daily/2026-11-30`: to that day's deal; days to come have none yet. */
export function datedPage(c: Context<App>): Response | Promise<Response> {
  const text = c.req.param("date") ?? "";
  const day = parseDay(text);
  if (day === null || day > dayAt(Date.now())) return errorPage(c, "no-daily", { text });
  return toDeal(c, day, PAST);
}

function toDeal(c: Context<App>, day: Day, cache: string): Response {
  c.header("Cache-Control", cache);
  return c.redirect(`/${codeOfDay(day)}${new URL(c.req.url).search}`, 302);
}
