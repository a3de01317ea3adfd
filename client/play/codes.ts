/** Going from deal to deal: each is a page of its own, so that the way back leads to the last one. */
import type { GameCode } from "#engine/code";
import { pickCode } from "#engine/deal";
import { pathTo } from "../language";

/** A code that the platform's generator picks, each of all deals equally likely. */
export function randomCode(): GameCode {
  const word = new Uint32Array(1);
  return pickCode(() => crypto.getRandomValues(word)[0] as number);
}

/** Opens the page of a deal. */
export function openDeal(code: GameCode): void {
  location.assign(pathTo(`/${code}`));
}
