/** The limit of submissions per address; its numbers stand in wrangler.toml. */
import type { Context } from "hono";
import type { App } from "../env";
import { log } from "./log";

/** Seconds of the limit's period, as wrangler.toml says it. */
export const PERIOD_SECONDS = 60;

/** Whether the address of a request may submit now. A limiter that fails keeps nobody out. */
export async function withinLimit(c: Context<App>): Promise<boolean> {
  try {
    const key = limitKey(c.req.header("CF-Connecting-IP"));
    return (await c.env.SUBMISSIONS.limit({ key })).success;
  } catch (error) {
    log("rate-limit-failed", error);
    return true;
  }
}

/**
 * Whom the limit counts: an IPv4 address, or the first 64 bits of an IPv6 address, since one
 * household has that many of these. Everything that is no address shares one key. The key is
 * counted by the platform and kept nowhere.
 */
export function limitKey(address: string | undefined): string {
  const text = (address ?? "").trim().toLowerCase();
  if (IPV4.test(text)) return text;
  const groups = ipv6Groups(text);
  if (groups === null) return "unknown";
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/** The eight groups of an IPv6 address in any of its spellings (RFC 4291, 2.2), or null. */
function ipv6Groups(text: string): readonly number[] | null {
  if (!/^[\da-f:.]+$/.test(text)) return null;
  let host: string;
  try {
    host = new URL(`http://[${text}]/`).hostname.slice(1, -1);
  } catch {
    return null;
  }
  const [head = "", tail] = host.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}
