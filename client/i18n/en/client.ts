/** What the client's screens say in English. */
import { engine } from "./engine";
import { play } from "./play";
import { viewer } from "./viewer";

export const texts = { engine, play, viewer };

export type ClientTexts = typeof texts;
