import type { Position } from "#engine/position";
import type { AllTexts } from "../i18n/en/more";
import { copyText } from "../share/copy";
import { LanguageSwitch } from "../ui/LanguageSwitch";
import { stepUrl } from "./address";
import { CopyNote, useCopyResult } from "./CopyNote";
import type { Viewer } from "./viewer";
import { positionWords, type ReplayTexts, transcript } from "./words";

interface MoreProps {
  readonly viewer: Viewer;
  readonly texts: AllTexts;
}

/** What is offered for the step shown: its link, its position in words; and the whole as a text. */
export function More({ viewer, texts }: MoreProps) {
  const { viewer: words, sheets } = texts;
  const { film } = viewer;
  const ply = viewer.ply.value;
  const result = useCopyResult();
  const copyLink = async () => {
    const url = stepUrl(location.href, ply);
    result.value = (await copyText(url)) ? { done: true } : { done: false, url };
  };
  return (
    <div class="replay-sheet">
      <button type="button" class="button" onClick={copyLink}>
        {words.copyLink}
      </button>
      <button type="button" class="button" onClick={() => download(viewer, texts)}>
        {words.download}
      </button>
      <CopyNote result={result.value} words={words} />
      <details class="replay-words">
        <summary>{words.words}</summary>
        <ul>
          {positionWords(texts, film.frames[ply] as Position).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
      <LanguageSwitch label={sheets.menu.language} />
    </div>
  );
}

/** Hands the browser the whole replay in words as a file. */
function download({ film }: Viewer, texts: ReplayTexts): void {
  const { code } = film.replay;
  const end = film.steps[film.last - 1];
  const page = stepUrl(location.href, 0);
  const { title, won } = texts.viewer;
  const head = [title(code), won(end?.moves ?? 0, end?.redeals ?? 0), page];
  const url = URL.createObjectURL(
    new Blob([transcript(texts, film, head)], { type: "text/plain" }),
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = `${new URL(page).pathname.slice(1).replaceAll("/", "-")}.txt`;
  link.click();
  // The browser reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
