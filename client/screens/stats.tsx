import { render } from "preact";
import { Stats } from "../stats/Stats";
import { browserStore } from "../storage/store";
import { speakMore } from "../texts";

/** Shows the statistics. */
export async function mount(root: HTMLElement): Promise<void> {
  await speakMore();
  render(<Stats store={browserStore()} now={Date.now()} />, root);
}
