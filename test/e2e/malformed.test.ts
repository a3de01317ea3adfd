import { expect, inject, test } from "vitest";
import { malformed } from "../hard/malformed";
import { faultOf, talk } from "../hard/talk";
import { makeDice } from "../support/dice";
import { seed } from "../support/seed";

const ORIGIN = inject("origin");
/** `npm run test:input` sends ten thousand, to a socket with no development server before it. */
const COUNT = 250;
const GOOD = "GET /api/deals/CR1-N-AAAAAAB HTTP/1.1\r\nHost: crescent.example\r\n\r\n";

test(`malformed requests are the sender's fault, CRESCENT_SEED=${seed}`, async () => {
  const dice = makeDice(seed);
  const faults: string[] = [];
  for (let n = 0; n < COUNT; n++) {
    const request = malformed(dice);
    const fault = faultOf(request, await talk(ORIGIN, request.bytes, request.isCut));
    if (fault !== null) faults.push(`${request.kind}: ${fault}: ${request.bytes.slice(0, 300)}`);
  }
  expect(faults).toEqual([]);
  expect(await talk(ORIGIN, GOOD)).toMatchObject({ status: 200 });
});
