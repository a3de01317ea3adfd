import { render } from "preact";
import { Home } from "../home/Home";
import { speakStart } from "../home/start";
import { pathTo } from "../language";
import type { PageOf } from "../page";
import { startDelivery } from "../play/delivery";
import { browserStore } from "../storage/store";

/** The address's end with which an installed app's shortcut asks for a new deal. */
const NEW_DEAL = "#new";

/** Shows the start. */
export async function mount(root: HTMLElement, { daily, date }: PageOf<"home">): Promise<void> {
  if (location.hash === NEW_DEAL) {
    import("../hints/new-deal").then((it) =>
      it.openNewDeal((code) => location.replace(pathTo(`/${code}`))),
    );
    return;
  }
  const store = browserStore();
  startDelivery(store);
  await speakStart();
  render(<Home daily={daily} date={date} store={store} />, root);
}
