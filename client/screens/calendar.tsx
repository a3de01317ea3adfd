import { render } from "preact";
import { speakStart } from "../home/start";
import { Calendar } from "../stats/Calendar";
import { browserStore } from "../storage/store";
import { speakMore } from "../texts";

/** Shows the calendar of the daily deals. */
export async function mount(root: HTMLElement): Promise<void> {
  await Promise.all([speakMore(), speakStart()]);
  render(<Calendar store={browserStore()} now={Date.now()} />, root);
}
