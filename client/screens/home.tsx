import { render } from "preact";
import { Home } from "../home/Home";
import type { PageOf } from "../page";
import { startDelivery } from "../play/delivery";
import { browserStore } from "../storage/store";

/** Shows the start. */
export function mount(root: HTMLElement, { daily, date }: PageOf<"home">): void {
  const store = browserStore();
  startDelivery(store);
  render(<Home daily={daily} date={date} store={store} />, root);
}
