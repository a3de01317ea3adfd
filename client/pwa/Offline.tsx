import { pathTo } from "../language";
import { openNewDeal } from "../play/codes";
import { useMore, useTexts } from "../texts";
import "../style/sheet.css";
import "./offline.css";

/** What is said of a page that only the network could bring. */
export function Offline() {
  const { pwa, sheets } = useMore();
  const { offline } = pwa;
  const { table } = useTexts().play;
  return (
    <main class="offline">
      <h1>{offline.title}</h1>
      <p>{offline.text}</p>
      <div class="offline-ways">
        <button type="button" class="button main" onClick={() => location.reload()}>
          {offline.retry}
        </button>
        <button type="button" class="button" onClick={openNewDeal}>
          {sheets.menu.newDeal}
        </button>
        <a class="button" href={pathTo("/")}>
          {table.home}
        </a>
      </div>
    </main>
  );
}
