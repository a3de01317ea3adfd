/** What the first screens say in Italian. */
import type { ClientTexts } from "../en/client";
import { engine } from "./engine";
import { play } from "./play";

export const texts: ClientTexts = { engine, play };
