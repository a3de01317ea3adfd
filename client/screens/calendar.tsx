import { render } from "preact";
import { Calendar } from "../stats/Calendar";
import { browserStore } from "../storage/store";
import { speakMore } from "../texts";

/** Shows the calendar of the daily deals. */
export async function mount(root: HTMLElement): Promise<void> {
  await speakMore();
  render(<Calendar store={browserStore()} now={Date.now()} />, root);
}
