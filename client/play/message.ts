/** What the table has to say, as facts. */
import type { Card } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage, RefusalMessage } from "#engine/describe";

export type TableMessage =
  | {
      readonly id: "did" | "undone";
      readonly action: ActionMessage;
      /** The place that gave a card, as it is now. */
      readonly left: PlaceMessage | null;
      readonly end: "won" | "stuck" | null;
    }
  | { readonly id: "refused"; readonly refusal: RefusalMessage }
  | {
      readonly id: "selected";
      readonly card: Card;
      readonly from: NamedPlace;
      readonly targets: number;
    }
  | { readonly id: "no-target" | "no-home"; readonly card: Card }
  | {
      readonly id: "status";
      readonly home: number;
      readonly moves: number;
      readonly redealsLeft: number;
      readonly undoable: number;
    }
  | {
      readonly id:
        | "deselected"
        | "nothing-to-undo"
        | "nothing-to-redo"
        | "restarted"
        | "restart-undone"
        | "elsewhere";
    };
