/** `/about/odds`: what share of the deals can be won. Made of odds.json, which `npm run odds` writes. */
import type { Context } from "hono";
import type { OddsTexts } from "#i18n/en/odds";
import type { Language } from "#i18n/languages";
import type { App } from "../../env";
import { respond } from "../document";
import { frame } from "../frame";
import { homeImage } from "../home";
import { type Html, html } from "../html";
import { languageOf, TEXTS } from "../language";
import { wilson } from "./interval";
import type { Odds } from "./odds";
import measured from "./odds.json";
import { barPlot } from "./plot";
import { ODDS_TEXTS } from "./texts";

export const ODDS: Odds = measured;
const PATH = "/about/odds";
/** So many lengths share a bar, named by the shortest. */
const BIN = 5;
/** Million nodes that each deal gets before the unknown ones get more. */
const FIRST = 1;

export function oddsPage(c: Context<App>): Promise<Response> {
  const lang = languageOf(c);
  const { title, description } = ODDS_TEXTS[lang.language];
  const meta = { title, description, image: homeImage(lang), path: PATH, type: "article" } as const;
  // As the rules: written whole, the script only remembers the language.
  const data = { lang: lang.language, page: "rules" } as const;
  const body = frame(content(ODDS, lang.language), PATH, lang);
  return respond(c, { status: 200, meta, data, body }, lang);
}

/** The page's text about what was measured. */
export function content(odds: Odds, language: Language): Html {
  const words = ODDS_TEXTS[language];
  const { inWords } = TEXTS[language].rules.figures;
  const write = writers(language);
  const { number, percent } = write;
  const lengths = measuredLengths(odds);
  const { deals, won, lost, unknown } = odds;
  const [low] = wilson(won, deals);
  const [, high] = wilson(deals - lost.length, deals);
  const row = (name: string, count: number) =>
    html`<tr><th scope="row">${name}</th><td>${number(count)}</td><td>${percent(count / deals)}</td></tr>\n`;
  return html`<h1>${words.title}</h1>
<p class="lead">${words.lead(percent(won / deals), percent(low), percent(high))}</p>
<table><tbody>${row(words.won, won)}${row(words.lost, lost.length)}${row(words.unknown, unknown.length)}</tbody></table>
<p>${words.unknownNote(number(odds.nodes))}</p>
<h2>${words.how}</h2>
<p>${words.picked(number(deals))}</p>
<p>${words.again(number(odds.nodes - FIRST))}</p>
<h2>${words.hardness}</h2>
<p>${words.hardnessText(number(odds.beams))}</p>
${hardnessPlot(odds, write, words, inWords)}
<h2>${words.lengths}</h2>
<p>${words.lengthsText(number(lengths.length), number(median(lengths)))}</p>
${lengthPlot(lengths, write, words, inWords)}`;
}

type Writers = ReturnType<typeof writers>;

/** How a language writes numbers and shares. */
function writers(language: Language) {
  const whole = new Intl.NumberFormat(language, { numberingSystem: "latn" });
  const share = (digits: number) =>
    new Intl.NumberFormat(language, {
      style: "percent",
      numberingSystem: "latn",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const [fine, rough] = [share(2), share(0)];
  return {
    number: (value: number) => whole.format(value),
    percent: (value: number) => fine.format(value),
    rounded: (value: number) => rough.format(value),
  };
}

function hardnessPlot(
  { misses, beams }: Odds,
  { number, rounded }: Writers,
  words: OddsTexts,
  inWords: string,
): Html {
  const total = misses.reduce((sum, count) => sum + count, 0);
  const bars = misses
    .map((count, missed) => ({
      label: number(beams - missed),
      words: rounded(count / total),
      value: count,
    }))
    .reverse();
  return barPlot(bars, {
    id: "hardness",
    caption: words.searches,
    label: words.searches,
    value: words.share,
    inWords,
    every: 1,
  });
}

function lengthPlot(
  lengths: readonly number[],
  { number }: Writers,
  words: OddsTexts,
  inWords: string,
): Html {
  const first = Math.floor(Math.min(...lengths) / BIN);
  const last = Math.floor(Math.max(...lengths) / BIN);
  const bars = Array.from({ length: last - first + 1 }, (_, i) => {
    const from = (first + i) * BIN;
    const value = lengths.filter((moves) => moves >= from && moves < from + BIN).length;
    return { label: number(from), words: number(value), value };
  });
  return barPlot(bars, {
    id: "lengths",
    caption: words.moves,
    label: words.moves,
    value: words.deals,
    inWords,
    every: Math.ceil(bars.length / 8),
  });
}

/** The moves of each short win, in order. */
function measuredLengths({ lengths }: Odds): number[] {
  return Object.entries(lengths)
    .flatMap(([moves, count]) => new Array<number>(count).fill(Number(moves)))
    .sort((a, b) => a - b);
}

function median(sorted: readonly number[]): number {
  return sorted[(sorted.length - 1) >> 1] ?? 0;
}
