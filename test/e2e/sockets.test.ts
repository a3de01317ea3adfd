/** What only a real connection can show: bodies that lie about themselves, bytes that are no request. */
import { connect } from "node:net";
import { describe, expect, inject, test } from "vitest";

const { hostname, port } = new URL(inject("origin"));
const REPLAYS = "/api/games/CR1-N-CRESCEN/replays";
const DEAL = "/api/deals/CR1-N-AAAAAAB";
const SMALL = '{"actions":"jn","seconds":1}';
const LARGE = "a".repeat(200_000);

/** What the server says to these bytes, until it has answered so many requests. */
function talk(bytes: string, requests = 1): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding("latin1").on("data", (text) => {
      answer += text;
      if (statuses(answer).length < requests || !isWhole(answer)) return;
      socket.destroy();
      resolve(answer);
    });
    socket.on("end", () => resolve(answer)).on("error", reject);
  });
}

/** Whether the last response has come to its end. */
function isWhole(answer: string): boolean {
  const last = answer.slice(answer.lastIndexOf("HTTP/1.1 "));
  const [head = "", ...rest] = last.split("\r\n\r\n");
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) return last.endsWith("\r\n0\r\n\r\n");
  return rest.join("\r\n\r\n").length >= Number(length);
}

function request(method: string, path: string, headers: readonly string[] = [], body = ""): string {
  const head = [`${method} ${path} HTTP/1.1`, "Host: other.example", FROM, ...headers];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}

/** Counted apart from the other tests' submissions. */
const FROM = "CF-Connecting-IP: 198.51.100.77";
const JSON_TYPE = "Content-Type: application/json";
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, s]) => s);

describe("a submission over a connection of its own", () => {
  test.each([
    ["chunked", ["Transfer-Encoding: chunked"], chunked(SMALL), "422"],
    ["chunked and too large", ["Transfer-Encoding: chunked"], chunked(LARGE), "413"],
    ["too large", [`Content-Length: ${LARGE.length}`], LARGE, "413"],
    ["longer than it says", ["Content-Length: 5"], SMALL, "400"],
    ["compressed, it says", ["Content-Encoding: gzip", "Content-Length: 28"], SMALL, "415"],
    ["without a body", [], "", "400"],
  ])("is answered when it is %s", async (_, headers, body, status) => {
    const answer = await talk(request("POST", REPLAYS, [JSON_TYPE, ...headers], body));
    expect(statuses(answer)[0]).toBe(status);
    expect(answer).toContain("application/problem+json");
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    expect(answer).not.toContain("other.example");
  });
});

// A body that nobody had read once took the next request on its connection along.
test.each([
  ["POST", REPLAYS, LARGE, "413"],
  ["PUT", REPLAYS, SMALL, "405"],
  ["DELETE", DEAL, LARGE, "405"],
  ["POST", "/api/none", LARGE, "404"],
  ["POST", "/api/games/crescen/replays", SMALL, "308"],
])("%s %s leaves its connection fit for the next request", async (method, path, body, status) => {
  const refused = request(method, path, [JSON_TYPE, `Content-Length: ${body.length}`], body);
  const answer = await talk(refused + request("GET", DEAL), 2);
  expect(statuses(answer)).toEqual([status, "200"]);
});

test.each([
  ["half an escape", "/%", "404"],
  ["a NUL", "/%00", "404"],
  ["half an escape of a file", "/assets/%", "404"],
  ["a way out of the files", "/assets/../../etc/passwd", "404"],
  ["another host's path", "//other.example/x", "404"],
  ["broken UTF-8", "/api/deals/%E0%A4%A", "400"],
  ["bytes that are no URL", "/api/deals/\u00ff\u00fe", "400"],
  ["a long path", `/api/deals/${"A".repeat(7000)}`, "400"],
])("a path with %s is the sender's fault", async (_, path, status) => {
  const answer = await talk(request("GET", path));
  expect(statuses(answer)).toEqual([status]);
  expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff");
});
