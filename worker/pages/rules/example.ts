/** The game to follow on the rules page: all of it in words; the client shows it on the board. */
import type { GameCode } from "#engine/code";
import { type ActionMessage, describeAction } from "#engine/describe";
import type { Position } from "#engine/position";
import { framesOf, parseReplay } from "#engine/replay";
import { type Html, html } from "../html";
import { linkTo, type PageLanguage, TEXTS } from "../language";

/** A won game of the deal that the rest of the site names too, as short as the solver found one. */
export const EXAMPLE = {
  code: "CR1-N-CRESCEN" as GameCode,
  moves: 121,
  redeals: 3,
  actions:
    "kpfKbKkKlKmbkKmKjKjkhKiedAjijKjAolnAoAoAhAhKmkmAmKmKgKgAhAbKbKdAbAdAgKgAgAgKoARRkKbAiAiKeACKCKlKoKlAbAlAHKHKkKkKkKkKlAalahaAaADKDKeKeASASAlAlKlAfApbRRnAaKjKpKpApapKpARRiKfAfAnAeAeAdAidiAiKoKhKfecKfKcKhApAcechnKcAbabKdedAeAaKeAeAeAeAaKdAcAhAhAaKnKnA",
} as const;

const STEPS = describeSteps();

/** The place of the board, who wants to play it themselves, and the list of the steps. */
export function exampleFigure(lang: PageLanguage): Html {
  const { engine, pages, rules } = TEXTS[lang.language];
  const { code, moves, redeals } = EXAMPLE;
  return html`<div id="example-film" class="film"><p>${rules.example.keys}</p>
<div class="film-stage"></div></div>
<p>${pages.replay.description(moves, redeals)}</p>
<p class="ways"><a href="${linkTo(`/${code}`, lang)}">${pages.error.playDeal(code)}</a></p>
<details class="steps"><summary>${rules.example.steps}</summary>
<ol>${STEPS.map((step) => html`<li>${engine.action(step)}</li>\n`)}</ol></details>`;
}

function describeSteps(): readonly ActionMessage[] {
  const parsed = parseReplay(EXAMPLE.code, EXAMPLE.actions);
  if (!parsed.ok) throw new Error("the example is no game");
  const frames = framesOf(parsed.replay);
  return parsed.replay.actions.map((action, i) => describeAction(frames[i] as Position, action));
}
