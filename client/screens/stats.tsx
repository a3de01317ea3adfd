import { render } from "preact";
import { speakStart } from "../home/start";
import { Stats } from "../stats/Stats";
import { browserStore } from "../storage/store";
import { speakMore } from "../texts";

/** Shows the statistics. */
export async function mount(root: HTMLElement): Promise<void> {
  await Promise.all([speakMore(), speakStart()]);
  render(<Stats store={browserStore()} now={Date.now()} />, root);
}
