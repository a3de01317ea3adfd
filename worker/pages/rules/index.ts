/** `/rules`, written whole by the worker. */
import type { Context } from "hono";
import type { Card } from "#engine/card";
import type { RefusalMessage } from "#engine/describe";
import { PILE_LIMIT } from "#engine/position";
import { REFUSALS, type RefusalId } from "#engine/rules";
import { RULE_SECTIONS, type RuleSectionId } from "#i18n/en/rules";
import type { App } from "../../env";
import { respond } from "../document";
import { frame } from "../frame";
import { homeImage } from "../home";
import { type Html, html } from "../html";
import { languageOf, type PageLanguage, TEXTS, type Texts } from "../language";
import {
  AFTER_BOARD,
  AFTER_PILE,
  BEFORE_BOARD,
  BEFORE_PILE,
  DEAL_BOARD,
  MOVE,
  MOVE_BOARD,
} from "./boards";
import { cardSheet } from "./cards";
import { type BoardFigure, boardFigure, pileFigure } from "./diagrams";
import { EXAMPLE, exampleFigure } from "./example";

const CARDS: readonly Card[] = [DEAL_BOARD, MOVE_BOARD, BEFORE_BOARD, AFTER_BOARD]
  .flatMap((board) => board.flatMap(({ top }) => top ?? []))
  .concat(BEFORE_PILE);

export function rulesPage(c: Context<App>): Promise<Response> {
  const lang = languageOf(c);
  const { title, description } = TEXTS[lang.language].rules;
  const meta = {
    title,
    description,
    image: homeImage(lang),
    path: "/rules",
    type: "article",
  } as const;
  const { code, actions } = EXAMPLE;
  const data = { lang: lang.language, page: "rules", example: { code, actions } } as const;
  const body = frame(content(lang), "/rules", lang);
  return respond(c, { status: 200, meta, data, body }, lang);
}

function content(lang: PageLanguage): Html {
  const { language } = lang;
  const texts = TEXTS[language];
  const { title, contents, sections } = texts.rules;
  const entry = (id: RuleSectionId) =>
    html`<li><a href="#${id}">${sections[id].heading}</a></li>\n`;
  return html`${cardSheet(CARDS, language)}<h1>${title}</h1>
<nav class="contents" aria-labelledby="contents"><h2 id="contents">${contents}</h2>
<ol>${RULE_SECTIONS.map(entry)}</ol></nav>
${RULE_SECTIONS.map((id) => section(id, lang))}`;
}

function section(id: RuleSectionId, lang: PageLanguage): Html {
  const { heading, text, points } = TEXTS[lang.language].rules.sections[id];
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>
${text.map((paragraph) => html`<p>${paragraph}</p>\n`)}
${points ? html`<ul>${points.map((point) => html`<li>${point}</li>\n`)}</ul>` : ""}
${figures(id, lang)}</section>
`;
}

function figures(id: RuleSectionId, lang: PageLanguage): Html | "" {
  const texts = TEXTS[lang.language];
  const { figures: captions } = texts.rules;
  const board = (
    name: "deal" | "move" | "before" | "after",
    figure: Pick<BoardFigure, "board" | "move">,
  ) => boardFigure({ ...figure, id: `figure-${name}`, caption: captions[name] }, texts);
  switch (id) {
    case "setup":
      return board("deal", { board: DEAL_BOARD });
    case "moves":
      return board("move", { board: MOVE_BOARD, move: MOVE });
    case "redeal":
      return html`${pileFigure(BEFORE_PILE, AFTER_PILE, texts)}
${board("before", { board: BEFORE_BOARD })}
${board("after", { board: AFTER_BOARD })}`;
    case "example":
      return exampleFigure(lang);
    case "refusals":
      return html`<dl class="refusals">${REFUSALS.map((refusal) => refusalEntry(refusal, texts))}</dl>`;
    default:
      return "";
  }
}

/** What the game says, and when it says so. */
function refusalEntry(id: RefusalId, { rules, said }: Texts): Html {
  const facts: RefusalMessage = {
    id,
    card: null,
    from: null,
    to: null,
    top: null,
    limit: PILE_LIMIT,
  };
  return html`<div><dt>${said.refusal(facts)}</dt><dd>${rules.refusals[id]}</dd></div>\n`;
}
