/** A new deal, by default one that can be won: proven in the browser just before it is opened. */
import type { GameCode } from "#engine/code";
import { makeDeal, pickCode } from "#engine/deal";
import { isWinningLine } from "#engine/solver/line";
import { settings } from "../settings/current";
import { type Ask, ask } from "./solver";

/** How long a proof may take before any deal will do, in milliseconds. */
const PATIENCE_MS = 2_000;

const word = () => crypto.getRandomValues(new Uint32Array(1))[0] as number;
let opening = false;

/** Opens a new deal, as the settings want it. */
export async function openNewDeal(open: (code: GameCode) => void): Promise<void> {
  // A second tap while the first one is being answered means the same.
  if (opening) return;
  opening = true;
  const code = settings.value.deals === "winnable" ? await winnableCode(ask, word()) : null;
  open(code ?? pickCode(word));
  opening = false;
}

/**
 * The code of a deal with a win that the rules have played through; null where none is found in
 * time or there is no solver. The seed is 0 to 2^32 − 1.
 */
export function winnableCode(asking: Ask, seed: number): Promise<GameCode | null> {
  return new Promise((resolve) => {
    const end = (code: GameCode | null) => {
      clearTimeout(timer);
      cancel();
      resolve(code);
    };
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    const cancel = asking({ ask: "deal", seed }, (report) => {
      const isProof = report.is === "deal" && isWinningLine(makeDeal(report.code), report.line);
      end(isProof ? report.code : null);
    });
  });
}
