import type { GameCode } from "#engine/code";
import { useMore } from "../texts";
import { Icon } from "../ui/Icon";
import { DealLink } from "./FigureTiles";
import type { Favourite } from "./favourites";
import { STAR } from "./icons";

interface FavouritesProps {
  readonly favourites: readonly Favourite[];
  readonly onEdit: (code: GameCode) => void;
}

/** The deals that one likes, with their notes. */
export function Favourites({ favourites, onEdit }: FavouritesProps) {
  const { favourites: words } = useMore().stats;
  if (favourites.length === 0) return <p class="dim">{words.none}</p>;
  return (
    <ul class="entries">
      {favourites.map(({ code, note }) => (
        <li key={code} class="entry">
          <span class="entry-text">
            <DealLink code={code} />
            {note !== "" && <span dir="auto">{note}</span>}
          </span>
          <button
            type="button"
            class="star"
            data-marked
            aria-label={words.editOf(code)}
            onClick={() => onEdit(code)}
          >
            <Icon shape={STAR} />
          </button>
        </li>
      ))}
    </ul>
  );
}
