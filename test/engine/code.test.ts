import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CODE_COUNT,
  type CodeFault,
  codeNumber,
  type GameCode,
  isCode,
  makeCode,
} from "#engine/code";
import { parseCode, suggestCode } from "#engine/code-text";
import { anyCode, anySeparator, anyText, codesLike } from "../support/arbitraries.ts";
import { runs } from "../support/slow.ts";

const fault = (text: string): CodeFault => {
  const parsed = parseCode(text);
  if (parsed.ok) throw new Error(`${text} is ${parsed.code}`);
  return parsed.fault;
};

describe("a code's number", () => {
  test("is base 26, most significant letter first, beyond 32 bits", () => {
    expect(makeCode(0)).toBe("CR1-N-AAAAAAA");
    expect(makeCode(1)).toBe("CR1-N-AAAAAAB");
    expect(makeCode(26)).toBe("CR1-N-AAAAABA");
    expect(CODE_COUNT).toBe(8_031_810_176);
    expect(makeCode(CODE_COUNT - 1)).toBe("CR1-N-ZZZZZZZ");
    expect(makeCode(2 ** 32)).toBe("CR1-N-NXMRLXW");
  });

  test("goes to a code and back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: CODE_COUNT - 1 }), (number) => {
        expect(isCode(makeCode(number))).toBe(true);
        expect(codeNumber(makeCode(number))).toBe(number);
      }),
    );
  });
});

describe("parseCode", () => {
  test("a canonical code is itself", () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(parseCode(code)).toEqual({ ok: true, code, canonical: true });
      }),
    );
  });

  test.each([
    "cr1-n-crescen",
    "CRESCEN",
    "crescen",
    " CR1-N-CRESCEN ",
    "CR1NCRESCEN",
    "CR1 N CRESCEN",
    "cr1_n_crescen",
    "CR1.N.CRESCEN",
    "CR1–N—CRESCEN",
    "C-R-E-S-C-E-N",
    "\u200fCR1-N-CRESCEN\u200e",
    "\u2067CR1\u2011N\u2011CRESCEN\u2069\n",
  ])("%j is the deal CRESCEN", (text) => {
    expect(parseCode(text)).toEqual({ ok: true, code: "CR1-N-CRESCEN", canonical: false });
  });

  test("forgives case, separators, bidi marks and a missing prefix, all at once", () => {
    const written = fc
      .tuple(
        anyCode,
        fc.boolean(),
        fc.infiniteStream(fc.boolean()),
        fc.infiniteStream(anySeparator),
      )
      .map(([code, short, choices, marks]) => {
        const letters = short ? code.slice(6) : code.replaceAll("-", "");
        const choose = () => choices.next().value as boolean;
        const noise = () => (choose() ? (marks.next().value as string) : "");
        const text = [...letters].map(
          (letter) => noise() + (choose() ? letter.toLowerCase() : letter),
        );
        return { code, text: text.join("") + noise() };
      });
    fc.assert(
      fc.property(written, ({ code, text }) => {
        const parsed = parseCode(text);
        expect(parsed).toEqual({ ok: true, code, canonical: text === code });
      }),
    );
  });

  test.each([
    ["", { id: "code-length", length: 0 }],
    ["CR1-N-", { id: "code-length", length: 0 }],
    ["CR1-N-AAAAAA", { id: "code-length", length: 6 }],
    ["CR1-N-AAAAAAAA", { id: "code-length", length: 8 }],
    ["CR1-N-AAAAAAACR1-N-AAAAAAA", { id: "code-character", character: "1", at: 14 }],
    ["CR1-N-AAAAAA1", { id: "code-character", character: "1", at: 11 }],
    ["CR1", { id: "code-character", character: "1", at: 3 }],
    ["CRE5CEN", { id: "code-character", character: "5", at: 4 }],
    ["AAAAAA0", { id: "code-character", character: "0", at: 7 }],
    ["CR2-N-AAAAAAB", { id: "code-prefix", prefix: "CR2-N" }],
    ["CR1-X-AAAAAAB", { id: "code-prefix", prefix: "CR1-X" }],
    ["CR1-AAAAAAB", { id: "code-prefix", prefix: "CR1-A" }],
    ["?CR2-N-AAAAAAB", { id: "code-character", character: "?", at: 1 }],
    ["CR1-N-CRE\u017fCEN", { id: "code-character", character: "\u017f", at: 8 }],
    ["CR1-N-\u0131AAAAAA", { id: "code-character", character: "\u0131", at: 5 }],
    ["CR1-N-\u0130AAAAAA", { id: "code-character", character: "\u0130", at: 5 }],
    ["\uff21AAAAAA", { id: "code-character", character: "\uff21", at: 1 }],
    ["CR1-N-AAAA\u212aAA", { id: "code-character", character: "\u212a", at: 9 }],
    ["A\u{1f0a1}AAAAA", { id: "code-character", character: "\u{1f0a1}", at: 2 }],
    ["AAAAA\u00df", { id: "code-character", character: "\u00df", at: 6 }],
    ["CR1-N-AAAAAAA/B", { id: "code-character", character: "/", at: 12 }],
  ] as const)("%j is an error that says what is wrong", (text, expected) => {
    expect(fault(text)).toEqual(expected);
  });

  test("never answers with another deal, and the canonical code is a fixed point", () => {
    fc.assert(
      fc.property(codesLike, (text) => {
        const parsed = parseCode(text);
        expect(isCode(text)).toBe(parsed.ok && parsed.canonical);
        if (!parsed.ok) return;
        // The letters are the text's own, every one of them, in order.
        const letters = [...text].filter((character) => /[A-Za-z0-9]/.test(character)).join("");
        const upper = letters.replace(/[a-z]/g, (letter) => letter.toUpperCase());
        expect([parsed.code.slice(6), parsed.code.replaceAll("-", "")]).toContain(upper);
        const others = [...text].filter((character) => !/[A-Za-z0-9]/.test(character)).join("");
        expect(others).toMatch(/^[\s_.\p{Pd}\p{Cf}\u2212]*$/u);
        expect(parseCode(parsed.code)).toEqual({ ok: true, code: parsed.code, canonical: true });
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe("suggestCode", () => {
  test.each([
    ["CR1-N-CRE5CEN", "CR1-N-CRESCEN"],
    ["cre5cen", "CR1-N-CRESCEN"],
    ["CR2-N-CRESCEN", "CR1-N-CRESCEN"],
    ["CR12-N-CRESCEN", "CR1-N-CRESCEN"],
    ["CR1-CRESCEN", "CR1-N-CRESCEN"],
    ["CR1-N-0123568", null],
    ["CR1-N-0122568", "CR1-N-OIZZSGB"],
    ["CR1-N-CRESCE", null],
    ["CR1-N-CRESCENT", null],
    ["", null],
    ["CR1-N-", null],
    ["CR1-N-CRESCENCRESCEN", null],
    ["CRI-N-CRESCEN", "CR1-N-CRESCEN"],
    ["CRl CRESCEN", "CR1-N-CRESCEN"],
    ["CR1-N-CRÉSCEN", null],
    ["CR1-N-CRESC?EN!", "CR1-N-CRESCEN"],
    // These were taken for codes once: a letter of the prefix or of a file's name became the deal's.
    ["CR1-N-ABCDEF", null],
    ["robots.txt", null],
    ["favicon.ico", null],
  ])("%j may mean %j", (text, code) => {
    expect(suggestCode(text)).toBe(code);
  });

  test("offers only codes, and for a code itself", () => {
    fc.assert(
      fc.property(codesLike, (text) => {
        const suggestion = suggestCode(text);
        if (suggestion !== null) expect(isCode(suggestion)).toBe(true);
        const parsed = parseCode(text);
        if (parsed.ok) expect(suggestion).toBe(parsed.code);
      }),
      { numRuns: runs(2000) },
    );
  });
});

test("isCode holds for the canonical form alone", () => {
  fc.assert(
    fc.property(anyText, anyCode, (text, code: GameCode) => {
      expect(isCode(`${text}${code}`)).toBe(text === "");
      expect(isCode(`${code}${text}`)).toBe(text === "");
    }),
  );
});
