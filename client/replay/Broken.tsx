import { useMore } from "../texts";

/** What is said where a page's data are no won game. */
export function Broken({ dealUrl }: { dealUrl: string }) {
  const { viewer: words } = useMore();
  return (
    <main class="replay-broken">
      <h1>{words.brokenTitle}</h1>
      <p role="alert">{words.brokenText}</p>
      <a class="replay-offer" href={dealUrl}>
        {words.playDeal}
      </a>
    </main>
  );
}
