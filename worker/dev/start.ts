/** `npm start`: Crescent on this machine, at http://localhost:8787 or the port of `PORT`. */
import { onEnd } from "./process";
import { portIsFree, startServer } from "./server";

const DEFAULT_PORT = 8787;
/** The folder of finished games, from the repository's root: wrangler's own choice. */
const DATA = ".wrangler/state";

const port = parsePort(process.env["PORT"] ?? String(DEFAULT_PORT));
if (port === null) fail("PORT must be a number from 1 to 65535.");
if (!(await portIsFree(port))) {
  const other = port === DEFAULT_PORT ? 8788 : DEFAULT_PORT;
  fail(`Port ${port} is in use. Stop what runs there, or take another: ${withPort(other)}`);
}

const server = startServer({ port, data: DATA });
let stopping = false;
onEnd(() => {
  stopping = true;
  void server.stop().then(() => process.exit(0));
});

if (await server.ready) {
  console.log(`
  Crescent is ready: ${server.origin}

  Open that address and play. Finished games are kept in ${DATA}.
  Changes to the code are built at once: reload the page to see them.
  Ctrl+C ends it.
`);
  server.onOutput((line) => console.error(line));
} else if (!stopping) {
  fail(`${server.output().trim()}\n\nCrescent could not start; the reason stands above.`);
}
await server.ended;
if (!stopping) fail("The local server has ended.");

function parsePort(text: string): number | null {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= 65_535 ? number : null;
}

/** How to start at another port in this system's shell. */
function withPort(other: number): string {
  return process.platform === "win32" ? `set PORT=${other}&& npm start` : `PORT=${other} npm start`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
