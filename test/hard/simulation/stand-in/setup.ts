import { reset } from "./test";

/** What Node's requests need to be told and the runtime's do not: that a body may be a stream. */
const NodeRequest = Request;

globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, streamed(init));
  }
} as typeof Request;

function streamed(init?: RequestInit): RequestInit | undefined {
  if (!(init?.body instanceof ReadableStream)) return init;
  return Object.assign({ duplex: "half" }, init) as RequestInit;
}

Object.assign(globalThis, {
  scheduler: { wait: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)) },
});

await reset();
