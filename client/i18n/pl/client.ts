/** What the client's screens say in Polish. */
import type { ClientTexts } from "../en/client";
import { engine } from "./engine";
import { play } from "./play";
import { viewer } from "./viewer";

export const texts: ClientTexts = { engine, play, viewer };
