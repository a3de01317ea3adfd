import type { CodeFault, GameCode } from "#engine/code";
import type { PageErrorId } from "#i18n/en/pages";
import type { Language } from "#i18n/languages";
import type { StoredGame } from "../store/stored";

/**
 * What a page tells the client about itself, as JSON in its element `#page`. The client parses it
 * with a schema of its own: a page and a script of different versions may meet.
 */
export type PageData = { readonly lang: Language } & (
  | { readonly page: "home"; readonly daily: GameCode; readonly date: string }
  | {
      readonly page: "play";
      readonly code: GameCode;
      /** The day whose daily deal it is or was, `2026-11-30`. */
      readonly daily?: string;
    }
  | {
      /** `embed`: in a frame of another site. */
      readonly page: "replay" | "embed";
      readonly code: GameCode;
      readonly id: string;
      readonly actions: string;
      readonly moves: number;
      readonly redeals: number;
      readonly seconds: number;
      readonly wonAt: string;
    }
  | ({ readonly page: "wins" } & StoredGame)
  | {
      readonly page: "rules";
      /** A won game to be shown on the board. */
      readonly example?: { readonly code: GameCode; readonly actions: string };
    }
  | { readonly page: "stats" | "calendar" }
  | {
      readonly page: "error";
      readonly status: 400 | 404 | 503;
      readonly id: PageErrorId;
      /** What was asked for, cut to a length that can be shown. */
      readonly text?: string;
      readonly fault?: CodeFault;
      readonly suggestion?: GameCode | null;
      /** The deal of which a replay was asked for. */
      readonly code?: GameCode;
    }
);
