import type { EngineTexts } from "../i18n/en/engine";
import type { BoardWords } from "../i18n/en/play";

/** The sections of a language that the board speaks. */
export interface BoardTexts {
  readonly engine: EngineTexts;
  readonly board: BoardWords;
}
