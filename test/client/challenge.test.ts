import { describe, expect, it } from "vitest";
import type { GameCode } from "#engine/code";
import { share } from "#i18n/en/share";
import { challengeOf, challengeUrl, verdictWords } from "../../client/share/challenge";

const CODE = "CR1-N-CRESCEN" as GameCode;
const ID = "6oovp3dbrv";

describe("a challenge's link", () => {
  it("carries the replay's id", () => {
    const url = new URL(challengeUrl("https://example.org", CODE, ID));
    expect(url.href).toBe("https://example.org/CR1-N-CRESCEN?beat=6oovp3dbrv");
    expect(challengeOf(url.search)).toBe(ID);
    expect(challengeOf("?lang=he&beat=6OOVP3DBRV")).toBe(ID);
  });

  it.each(["", "?beat=", "?beat=6oovp3dbr", "?beat=6oovp3dbr1", "?beat=<script>"])(
    "is not what %s is",
    (search) => expect(challengeOf(search)).toBeNull(),
  );
});

describe("a win against a challenge", () => {
  const words = share.challenge;
  const target = { moves: 131, redeals: 2 };
  it.each([
    [{ moves: 130, redeals: 3 }, words.beaten(1)],
    [{ moves: 140, redeals: 0 }, words.missed(9)],
    [{ moves: 131, redeals: 1 }, words.fewerRedeals],
    [{ moves: 131, redeals: 3 }, words.moreRedeals],
    [{ moves: 131, redeals: 2 }, words.equal],
  ])("of %o is said to be so", (own, said) => expect(verdictWords(words, own, target)).toBe(said));
});
