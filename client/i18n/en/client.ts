/** What the first screens say in English. */
import { engine } from "./engine";
import { play } from "./play";

export const texts = { engine, play };

export type ClientTexts = typeof texts;
