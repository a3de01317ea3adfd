import { useSignal } from "@preact/signals";
import type { Position } from "#engine/position";
import { REVIEW } from "../hints/icons";
import type { AllTexts } from "../i18n/en/more";
import { pathTo } from "../language";
import { copyText } from "../share/copy";
import { saveFile } from "../share/save-file";
import { Dialog } from "../ui/Dialog";
import { SETTINGS } from "../ui/icons";
import { LanguageSwitch } from "../ui/LanguageSwitch";
import { useLazy } from "../ui/lazy";
import { MenuItem } from "../ui/MenuItem";
import { WINS } from "../ui/sheet-icons";
import { stepUrl } from "./address";
import { CopyNote, useCopyResult } from "./CopyNote";
import { embedCode } from "./embed-code";
import { COMPARE, DOWNLOAD, EMBED, LINK, PICTURE } from "./more-icons";
import type { Viewer } from "./viewer";
import { positionWords, type ReplayTexts, transcript } from "./words";

interface MoreProps {
  readonly viewer: Viewer;
  /** The replay's id. */
  readonly id: string;
  readonly texts: AllTexts;
  readonly onClose: () => void;
}

/** A part of the program that comes when it is asked for, in a sheet of its own. */
type Part = "compare" | "picture" | "review" | "settings";

const loadChoice = () => import("../compare/Choice");
const loadPicture = () => import("../picture/PictureMaker");
const loadReview = () => import("../hints/ReviewSheet");
const loadSettings = () => import("../settings/SettingsSheet");

/** What is offered for the step shown and for the whole replay: a menu, and the sheets it opens. */
export function More({ viewer, id, texts, onClose }: MoreProps) {
  const part = useSignal<Part | null>(null);
  const choice = useLazy(loadChoice, part.value === "compare");
  const picture = useLazy(loadPicture, part.value === "picture");
  const review = useLazy(loadReview, part.value === "review");
  const settings = useLazy(loadSettings, part.value === "settings");
  const { film } = viewer;
  const { code, actions } = film.replay;
  if (part.value === "review" && review !== null) {
    return <review.ReviewSheet code={code} log={actions} onClose={onClose} />;
  }
  if (part.value === "settings" && settings !== null) {
    return <settings.SettingsSheet onClose={onClose} />;
  }
  if (part.value === "compare" && choice !== null) {
    return (
      <Dialog key="compare" title={texts.share.compare.open} onClose={onClose}>
        <choice.Choice code={code} id={id} />
      </Dialog>
    );
  }
  if (part.value === "picture" && picture !== null) {
    return (
      <Dialog key="picture" title={texts.share.picture.make} onClose={onClose}>
        <picture.PictureMaker film={film} />
      </Dialog>
    );
  }
  const open = (next: Part) => () => {
    part.value = next;
  };
  return <Menu viewer={viewer} id={id} texts={texts} onClose={onClose} open={open} />;
}

interface MenuProps extends MoreProps {
  readonly open: (part: Part) => () => void;
}

function Menu({ viewer, id, texts, onClose, open }: MenuProps) {
  const { hints, share, sheets, table, viewer: words } = texts;
  const { film, ply } = viewer;
  const { code } = film.replay;
  const result = useCopyResult();
  const copy = async (text: string) => {
    result.value = (await copyText(text)) ? { done: true } : { done: false, url: text };
  };
  return (
    <Dialog title={words.step(ply.value, film.last)} onClose={onClose} class="menu">
      <ul class="menu-list">
        <MenuItem icon={LINK} act={() => copy(stepUrl(location.href, ply.peek()))}>
          {words.copyLink}
        </MenuItem>
        <MenuItem
          icon={EMBED}
          act={() => copy(embedCode(location.origin, code, id, words.title(code)))}
        >
          {share.embed.code}
        </MenuItem>
        <MenuItem icon={DOWNLOAD} act={() => download(viewer, texts)}>
          {words.download}
        </MenuItem>
        <MenuItem icon={PICTURE} act={open("picture")}>
          {share.picture.make}
        </MenuItem>
        <MenuItem icon={COMPARE} act={open("compare")}>
          {share.compare.open}
        </MenuItem>
        <MenuItem icon={REVIEW} act={open("review")}>
          {hints.review.title}
        </MenuItem>
        <MenuItem icon={WINS} act={pathTo(`/${code}/wins`)}>
          {share.wins.all}
        </MenuItem>
        <MenuItem icon={SETTINGS} act={open("settings")}>
          {table.settings.title}
        </MenuItem>
      </ul>
      <CopyNote result={result.value} words={words} />
      <details class="replay-words">
        <summary>{words.words}</summary>
        <ul>
          {positionWords(texts, film.frames[ply.value] as Position).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
      <LanguageSwitch label={sheets.menu.language} />
    </Dialog>
  );
}

/** Hands the browser the whole replay in words as a file. */
function download({ film }: Viewer, texts: ReplayTexts): void {
  const { code } = film.replay;
  const end = film.steps[film.last - 1];
  const page = stepUrl(location.href, 0);
  const { title, won } = texts.viewer;
  const head = [title(code), won(end?.moves ?? 0, end?.redeals ?? 0), page];
  const name = `${new URL(page).pathname.slice(1).replaceAll("/", "-")}.txt`;
  saveFile(new File([transcript(texts, film, head)], name, { type: "text/plain" }));
}
