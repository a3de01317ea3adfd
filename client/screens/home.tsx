import { render } from "preact";
import { Home } from "../home/Home";
import type { PageOf } from "../page";
import { browserStore } from "../storage/store";

/** Shows the start. */
export function mount(root: HTMLElement, { daily, date }: PageOf<"home">): void {
  render(<Home daily={daily} date={date} store={browserStore()} />, root);
}
