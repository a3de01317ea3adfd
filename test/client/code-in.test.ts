import { describe, expect, it } from "vitest";
import { codeIn } from "../../client/ui/code-in";

const CODE = "CR1-N-CRESCEN";

describe("the code in what was pasted", () => {
  // Met: who pasted the link or the message of a chat was told that ":" is no letter.
  it.each([
    "https://example.org/CR1-N-CRESCEN",
    "https://example.org/CR1-N-CRESCEN/6oovp3dbrv?lang=pl#12",
    "https://example.org/cr1-n-crescen?beat=6oovp3dbrv",
    "I won the Crescent game CR1-N-CRESCEN in 147 moves. Play it yourself: https://example.org/CR1-N-CRESCEN",
    "“CR1-N-CRESCEN”!",
  ])("is found in %s", (text) => {
    expect(codeIn(text)).toMatchObject({ ok: true, code: CODE });
  });

  it.each(["CRESCEN", "cr1 n crescen", " CR1-N-CRESCEN. "])("is also %j itself", (text) => {
    expect(codeIn(text)).toMatchObject({ ok: true, code: CODE });
  });

  it.each(["https://example.org/CR1-N-CRESCENT", "XCR1-N-CRESCEN!", "see CR1-N-CRESCE", "hello!"])(
    "is not made up from %s",
    (text) => {
      expect(codeIn(text).ok).toBe(false);
    },
  );
});
