/** Requests that nobody honest sends, as bytes, and what a good answer to them is. */
import type { Dice } from "../support/dice.ts";
import { goldenReplays } from "../support/fixtures.ts";
import { slowVerify } from "../support/slow-codec.ts";

export interface Malformed {
  readonly kind: string;
  /** The request, one character a byte. */
  readonly bytes: string;
  /** It is no HTTP/1.1 as RFC 9112 has it: the runtime may refuse it before any worker is asked. */
  readonly breaksHttp: boolean;
  /** It is cut off: the sender says that no more will come. */
  readonly isCut: boolean;
}

type Parts = {
  method: string;
  path: string;
  version: string;
  headers: string[];
  body: string;
  breaksHttp: boolean;
  isCut: boolean;
};

type Change = (dice: Dice, parts: Parts) => void;

const golden = goldenReplays[0] as (typeof goldenReplays)[number];
const GOOD_BODY = JSON.stringify({ actions: golden.actions, seconds: 1 });
const REPLAYS = `/api/games/${golden.code}/replays`;

const byte = (dice: Dice) => String.fromCharCode(dice.below(256));
const some = (dice: Dice, most: number, one: () => string) =>
  Array.from({ length: dice.below(most) }, one).join("");
/** UTF-8 of a text, one character a byte. */
const utf8 = (text: string) => Buffer.from(text, "utf8").toString("latin1");

const PERCENT = [
  ...["%", "%0", "%zz", "%00", "%0a", "%0d%0a", "%2f", "%2F..%2f", "%2e%2e/", "%5c", "%25"],
  ...["%ff", "%c0%af", "%ed%a0%80", "%f4%90%80%80", "%E2%80%AE", "%F0%9F%82%A1", "%u0041"],
];
const PIECES = [
  ...["..", ".", "", "%2e", "__proto__", "constructor", "api", "assets", "games", "deals", "daily"],
  ...[
    "replays",
    "rules",
    "robots.txt",
    ".git",
    ".env",
    "index.html",
    "CR1-N-AAAAAAB",
    "CR1-N-CRESCEN",
  ],
  ...[
    "crescen",
    "CR1-N-CRESCEN.png",
    "CR2-N-CRESCEN",
    "CR1-N-ZZZZZZZZ",
    "q4iq2gwoc2",
    "AAAAAAAAAA",
  ],
  ...[
    "2026-02-30",
    "9999-99-99",
    ":code",
    "*",
    "~",
    "a b",
    "<svg onload=alert(1)>",
    "'\"`;--",
    "$x",
  ],
];

const PATHS: Readonly<Record<string, Change>> = {
  "a path of other pieces": (dice, parts) => {
    parts.path = `/${Array.from({ length: 1 + dice.below(6) }, () => encode(dice, dice.pick(PIECES))).join("/")}`;
  },
  "a path with odd percent signs": (dice, parts) => {
    const at = 1 + dice.below(parts.path.length);
    parts.path = parts.path.slice(0, at) + dice.pick(PERCENT) + parts.path.slice(at);
  },
  "a path with any byte in it": (dice, parts) => {
    const at = 1 + dice.below(parts.path.length);
    const put = byte(dice);
    parts.path = parts.path.slice(0, at) + put + parts.path.slice(at + dice.below(2));
    if (/[\0-\x20\x7f-\xff]/.test(put)) parts.breaksHttp = true;
  },
  "a long path": (dice, parts) => {
    parts.path += dice.pick(["A", "/", "%41", "../", "?"]).repeat(1 + dice.below(3_000));
  },
  "an odd query": (dice, parts) => {
    const name = dice.pick(["lang", "after", "limit", "x", "__proto__", "lang[]", "ply", ""]);
    const value = dice.pick([
      ...PERCENT,
      "he",
      "-1",
      "1e9",
      "0",
      "101",
      "<script>",
      "x".repeat(2_000),
    ]);
    parts.path += `?${name}=${value}&${name}=${value}`;
  },
  "another code": (dice, parts) => {
    const other = some(dice, 20, () => encode(dice, byte(dice)));
    parts.path = parts.path.replace(golden.code, other);
  },
};

const METHODS: Readonly<Record<string, Change>> = {
  "another method": (dice, parts) => {
    parts.method = dice.pick([
      "PUT",
      "DELETE",
      "PATCH",
      "OPTIONS",
      "HEAD",
      "TRACE",
      "PROPFIND",
      "SEARCH",
    ]);
  },
  "no method that there is": (dice, parts) => {
    parts.method = dice.pick([
      "get",
      "FOO",
      "",
      "GET,POST",
      "G\0T",
      "X".repeat(300),
      "CONNECT",
      "PRI",
    ]);
    parts.breaksHttp = true;
  },
  "another version or form of the first line": (dice, parts) => {
    parts.version = dice.pick(["HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "", "XTTP/1.1"]);
    parts.path = dice.pick([parts.path, "*", "http://other.example/", "//other.example/x", "x"]);
    parts.breaksHttp = true;
  },
};

const HEADERS: Readonly<Record<string, Change>> = {
  "somebody else's host": (dice, parts) => {
    const host = dice.pick(["other.example", "127.0.0.1:1", "[::1]", "localhost", "xn--nxasmq6b"]);
    parts.headers[0] = `Host: ${host}`;
  },
  "no host, or an impossible one": (dice, parts) => {
    const hosts = [
      "",
      "Host:",
      "Host: a b",
      "Host: [",
      "Host: x@y",
      "Host: \xff",
      "Host: <x>",
      "Host: a/b",
    ];
    parts.headers[0] = dice.pick(hosts);
    if (dice.chance(20)) parts.headers.push("Host: second.example");
    parts.breaksHttp = true;
  },
  "somebody else's origin": (dice, parts) => {
    const origin = dice.pick([
      "https://evil.example",
      "null",
      "file://",
      "x",
      "https://a, https://b",
    ]);
    parts.headers.push(`Origin: ${origin}`, `Referer: ${origin}/`, "Sec-Fetch-Site: cross-site");
  },
  "a flood of headers": (dice, parts) => {
    const count = 1 + dice.below(60);
    for (let n = 0; n < count; n++) parts.headers.push(`X-${n}: ${"v".repeat(dice.below(80))}`);
  },
  "an odd value of a known header": (dice, parts) => {
    const name = dice.pick([
      ...["Accept-Language", "Accept", "If-None-Match", "If-Modified-Since", "Range", "Cookie"],
      ...["X-Forwarded-For", "X-Forwarded-Host", "CF-Connecting-IP", "Forwarded", "Authorization"],
      ...["Sec-Fetch-Mode", "Accept-Encoding", "X-HTTP-Method-Override", "CF-Ray", "User-Agent"],
    ]);
    const value = dice.pick([
      ...["*", "*;q=0", "he;q=9", "en-", ",,,", '"', 'W/"', "bytes=9-1", "bytes=0-999999999999"],
      ...[
        "a=b; __proto__=1",
        'for="[::"',
        "<script>alert(1)</script>",
        utf8("שלום"),
        "x".repeat(4_000),
      ],
      ...["en,".repeat(300), "-1", "NaN", "DELETE", "\t"],
    ]);
    // Who accepts no encoding at all gets a 415 of the development server's.
    if (name === "Accept-Encoding" && value === "*;q=0") parts.breaksHttp = true;
    parts.headers.push(`${name}: ${value}`);
  },
  "a header that is none": (dice, parts) => {
    parts.headers.push(
      dice.pick([
        "no colon",
        ": no name",
        "a b: c",
        "X: a\rb",
        "X: a\0b",
        " folded: x",
        "X\xff: y",
      ]),
    );
    parts.breaksHttp = true;
  },
  "a wish to speak otherwise": (dice, parts) => {
    parts.headers.push(
      ...dice.pick([
        ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"],
        ["Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA", "Connection: Upgrade"],
        ["Connection: close, close", "Keep-Alive: timeout=x"],
        ["TE: trailers", "Trailer: X"],
      ]),
    );
  },
};

const BODIES: Readonly<Record<string, Change>> = {
  "another type": (dice, parts) => {
    const types = [
      "text/plain",
      "",
      "*/*",
      "application/json; charset=utf-7",
      "multipart/form-data",
    ];
    send(parts, GOOD_BODY, [
      `Content-Type: ${dice.pick([...types, "application/x-www-form-urlencoded"])}`,
    ]);
  },
  "an encoding": (dice, parts) => {
    const encoding = dice.pick(["gzip", "br", "deflate", "zstd", "identity", "gzip, gzip", "x"]);
    send(parts, GOOD_BODY, [JSON_TYPE, `Content-Encoding: ${encoding}`]);
  },
  "a body that is too long": (dice, parts) => {
    const body = dice.pick(["a", "[", '{"a":', " ", "\0"]).repeat(9_300 + dice.below(20_000));
    if (dice.chance(50)) send(parts, body);
    else sendChunked(dice, parts, body);
  },
  "a body in chunks": (dice, parts) => sendChunked(dice, parts, json(dice)),
  "chunks that are none": (dice, parts) => {
    post(parts, [JSON_TYPE, "Transfer-Encoding: chunked"]);
    parts.body = dice.pick([
      "x\r\n",
      "-1\r\n\r\n",
      "ffffffffffffffffff\r\na",
      "5\r\nab\r\n",
      "\r\n\r\n",
    ]);
    parts.breaksHttp = true;
    parts.isCut = true;
  },
  "a body that is cut off": (dice, parts) => {
    send(parts, GOOD_BODY);
    parts.body = parts.body.slice(0, dice.below(parts.body.length));
    parts.breaksHttp = true;
    parts.isCut = true;
  },
  "a length that lies": (dice, parts) => {
    const lengths = ["-1", "x", "1e3", "0x10", "99999999999999999999", "5, 5", "", "+5"];
    post(parts, [JSON_TYPE, `Content-Length: ${dice.pick(lengths)}`]);
    if (dice.chance(30)) parts.headers.push("Content-Length: 7");
    if (dice.chance(30)) parts.headers.push("Transfer-Encoding: chunked");
    parts.body = GOOD_BODY;
    parts.breaksHttp = true;
    parts.isCut = true;
  },
  "an encoding of transfer that is none": (dice, parts) => {
    const encodings = [
      "gzip",
      "chunked, gzip",
      "xchunked",
      "identity",
      "chunked\r\nContent-Length: 3",
    ];
    post(parts, [JSON_TYPE, `Transfer-Encoding: ${dice.pick(encodings)}`]);
    parts.body = GOOD_BODY;
    parts.breaksHttp = true;
    parts.isCut = true;
  },
  "a body that says something else": (dice, parts) => send(parts, json(dice)),
  "any bytes": (dice, parts) =>
    send(
      parts,
      some(dice, 500, () => byte(dice)),
    ),
  "a win with one letter changed": (dice, parts) => {
    let body = GOOD_BODY;
    while (isWin(body)) {
      const at = dice.below(GOOD_BODY.length);
      body = GOOD_BODY.slice(0, at) + byte(dice) + GOOD_BODY.slice(at + 1);
    }
    send(parts, body);
  },
};

const KINDS: Readonly<Record<string, Change>> = { ...PATHS, ...METHODS, ...HEADERS, ...BODIES };
export const MALFORMED_KINDS: readonly string[] = Object.keys(KINDS);

const JSON_TYPE = "Content-Type: application/json";
const TARGETS = [
  ...[
    "/",
    "/rules",
    "/daily",
    "/daily/2026-11-30",
    `/${golden.code}`,
    `/${golden.code}/${golden.id}`,
  ],
  ...[`/${golden.code}.png`, `/api/deals/${golden.code}`, `/api/games/${golden.code}`, "/api"],
  ...[`/api/games/${golden.code}/replays/${golden.id}`, REPLAYS],
];

/** A request with one thing wrong with it, now and then with two. The address is one of many. */
export function malformed(dice: Dice): Malformed {
  const kind = dice.pick(MALFORMED_KINDS);
  const address = `10.${dice.below(256)}.${dice.below(256)}.${dice.below(256)}`;
  const parts: Parts = {
    method: "GET",
    path: dice.pick(TARGETS),
    version: "HTTP/1.1",
    headers: ["Host: crescent.example", `CF-Connecting-IP: ${address}`],
    body: "",
    breaksHttp: false,
    isCut: false,
  };
  (KINDS[kind] as Change)(dice, parts);
  if (dice.chance(15)) (HEADERS[dice.pick(Object.keys(HEADERS))] as Change)(dice, parts);
  const { method, path, version, headers, body, breaksHttp, isCut } = parts;
  const lines = [`${method} ${path} ${version}`, ...headers.filter((line) => line !== "")];
  return { kind, bytes: `${lines.join("\r\n")}\r\n\r\n${body}`, breaksHttp, isCut };
}

/** Whether a body that differs in one letter from that of a win is a win all the same. */
function isWin(body: string): boolean {
  const actions = /^\{"actions":"([A-Za-z]*)","seconds":\d\}$/.exec(body)?.[1];
  return actions !== undefined && slowVerify(golden.code, actions).ok;
}

/** A body of JSON, or nearly, that is no submission. */
function json(dice: Dice): string {
  const actions = dice.pick<unknown>([
    ...["", "ab", "RR", "aa".repeat(4_000), "\ud800", "a\u0000", "аb", "ABCDEFGH", "jn jn", "１２"],
    ...[null, 1, true, [], ["ab"], {}, { length: 4 }, golden.actions.slice(2)],
  ]);
  const seconds = dice.pick<unknown>([1, 0, -1, 1.5, 1e308, 2_592_001, "1", null, [], {}, true]);
  const plain = JSON.stringify({ actions, seconds });
  const depth = 1 + dice.below(4_000);
  return dice.pick(
    [
      plain,
      plain.slice(0, dice.below(plain.length)),
      plain.replace(
        "{",
        dice.pick(['{"__proto__":{"a":1},', '{"constructor":1,', '{"toString":1,']),
      ),
      plain.replace("}", dice.pick([',"actions":"ab"}', ',"x":1}', "}}", ",}"])),
      `{"actions":"${golden.actions}","seconds":${dice.pick(["1e999", "-0.1", "1".repeat(400), "NaN"])}}`,
      `{"actions":"${dice.pick(["\\ud800", "\\udc00\\ud800", "\\u0000", "\\x41"])}","seconds":1}`,
      "[".repeat(depth) + "]".repeat(dice.chance(50) ? depth : 0),
      `${'{"actions":'.repeat(depth >> 2)}1${"}".repeat(depth >> 2)}`,
      dice.pick([
        "null",
        "true",
        "0",
        '""',
        "[]",
        "{}",
        "",
        " ",
        "undefined",
        "'x'",
        "\ufeff",
        "//",
      ]),
    ].map(utf8),
  );
}

function post(parts: Parts, headers: readonly string[]): void {
  parts.method = "POST";
  parts.path = REPLAYS;
  parts.headers.push(...headers);
}

function send(parts: Parts, body: string, headers: readonly string[] = [JSON_TYPE]): void {
  post(parts, [...headers, `Content-Length: ${body.length}`]);
  parts.body = body;
}

function sendChunked(dice: Dice, parts: Parts, body: string): void {
  post(parts, [JSON_TYPE, "Transfer-Encoding: chunked"]);
  for (let rest = body; rest !== ""; ) {
    const chunk = rest.slice(0, 1 + dice.below(4_000));
    parts.body += `${chunk.length.toString(16)}\r\n${chunk}\r\n`;
    rest = rest.slice(chunk.length);
  }
  parts.body += "0\r\n\r\n";
}

function encode(dice: Dice, text: string): string {
  if (dice.chance(70)) return encodeURIComponent(text);
  return text.replace(/[^!-~]/g, (letter) => encodeURIComponent(letter));
}
