/** Speaking raw HTTP/1.1 to a server, and judging what it says to malformed requests. */
import { connect } from "node:net";
import type { Malformed } from "./malformed.ts";

/** Longer than this no answer may take, in ms; a body may be awaited for 10 s. */
const PATIENCE = 25_000;

export interface Answer {
  /** 0 where the connection was closed without a word. */
  readonly status: number;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** What a server answers to one request on a connection of its own; null when it never does. */
export function talk(origin: string, bytes: string, isCut = false): Promise<Answer | null> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let said = "";
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes, "latin1");
      if (isCut) socket.end();
    });
    const timer = setTimeout(() => finish(null), PATIENCE);
    const finish = (answer: Answer | null) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const isHead = bytes.startsWith("HEAD ");
    socket.setEncoding("latin1").on("data", (text) => {
      said += text;
      if (isWhole(said, isHead)) finish(parse(said));
    });
    socket.on("end", () => finish(parse(said))).on("error", () => finish(parse(said)));
  });
}

/** What is wrong with an answer to a malformed request; null when nothing is. */
export function faultOf(request: Malformed, answer: Answer | null): string | null {
  if (answer === null) return "no answer";
  if (!isOurs(answer)) {
    return request.breaksHttp ? null : `${answer.status} that the worker did not give`;
  }
  const { status, headers, body } = answer;
  if (status >= 500) return `${status}`;
  if (status < 400 || !isOfApi(request) || request.bytes.startsWith("HEAD ")) return null;
  if (headers.get("content-type") !== "application/problem+json")
    return `${status} without a problem`;
  const problem = JSON.parse(dechunked(headers, body)) as Record<string, unknown>;
  const names = typeof problem["reason"] === "string" && problem["status"] === status;
  return names ? null : `a problem that names no fault: ${body}`;
}

/** Whether a path leads to the API, as it stands and without the dots that some take out of it. */
function isOfApi({ bytes }: Malformed): boolean {
  const path = /^\S+ (\/api(?:[/?]\S*)?) /.exec(bytes)?.[1];
  return path !== undefined && /^\/api(?:\/|$)/.test(new URL(`http://x${path}`).pathname);
}

/** Whether an answer is the worker's: it has its headers. */
export function isOurs({ headers }: Answer): boolean {
  return headers.get("content-security-policy")?.startsWith("default-src 'none'") === true;
}

function parse(said: string): Answer {
  const [head = "", ...rest] = said.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { status: Number(first.split(" ")[1] ?? 0), headers, body: rest.join("\r\n\r\n") };
}

function isWhole(said: string, isHead: boolean): boolean {
  if (!said.includes("\r\n\r\n")) return false;
  const { status, headers, body } = parse(said);
  if (isHead || status === 204 || status === 304) return true;
  const length = headers.get("content-length");
  return length === undefined ? body.endsWith("0\r\n\r\n") : body.length >= Number(length);
}

function dechunked(headers: Answer["headers"], body: string): string {
  if (headers.get("transfer-encoding") !== "chunked") return body;
  let text = "";
  for (let rest = body; ; ) {
    const end = rest.indexOf("\r\n");
    const size = Number.parseInt(rest.slice(0, end), 16);
    if (!(size > 0)) return text;
    text += rest.slice(end + 2, end + 2 + size);
    rest = rest.slice(end + 4 + size);
  }
}
