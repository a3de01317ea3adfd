import { render } from "preact";
import type { PageOf } from "../page";
import { browserStore } from "../storage/store";
import { speakMore } from "../texts";
import { WinsPage } from "../wins/Wins";
import { readWins } from "../wins/wins";

const NONE = { wins: 0, best: [] };

/** Shows the wins of a deal. */
export async function mount(root: HTMLElement, { code, game }: PageOf<"wins">): Promise<void> {
  await speakMore();
  const wins = readWins(game) ?? NONE;
  render(<WinsPage code={code} wins={wins} store={browserStore()} />, root);
}
