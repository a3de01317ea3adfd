/** Going from deal to deal: each is a page of its own, so that the way back leads to the last one. */
import type { GameCode } from "#engine/code";
import { pathTo } from "../language";

/** Opens the page of a deal. */
export function openDeal(code: GameCode): void {
  location.assign(pathTo(`/${code}`));
}

/** Opens a new deal; by default one that can be won. */
export function openNewDeal(): void {
  import("../hints/new-deal").then(
    (it) => it.openNewDeal(openDeal),
    () => undefined,
  );
}
