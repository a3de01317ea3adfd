import type { EngineTexts } from "../i18n/en/engine";
import type { PlayTexts } from "../i18n/en/play";

/** The sections of a language that the board speaks. */
export interface BoardTexts {
  readonly engine: EngineTexts;
  readonly board: PlayTexts["board"];
}
