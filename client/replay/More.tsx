import { useSignal } from "@preact/signals";
import type { Position } from "#engine/position";
import type { AllTexts } from "../i18n/en/more";
import { pathTo } from "../language";
import { copyText } from "../share/copy";
import { saveFile } from "../share/save-file";
import { LanguageSwitch } from "../ui/LanguageSwitch";
import { useLazy } from "../ui/lazy";
import { stepUrl } from "./address";
import { CopyNote, useCopyResult } from "./CopyNote";
import { embedCode } from "./embed-code";
import type { Viewer } from "./viewer";
import { positionWords, type ReplayTexts, transcript } from "./words";

interface MoreProps {
  readonly viewer: Viewer;
  readonly id: string;
  readonly texts: AllTexts;
}

const loadChoice = () => import("../compare/Choice");
const loadPicture = () => import("../picture/PictureMaker");
const loadReview = () => import("../hints/ReviewSheet");
const loadSettings = () => import("../settings/SettingsSheet");

/** What is offered for the step shown and for the whole replay; four offers have a part of their own. */
export function More({ viewer, id, texts }: MoreProps) {
  const part = useSignal<"compare" | "picture" | "review" | "settings" | null>(null);
  const choice = useLazy(loadChoice, part.value === "compare");
  const picture = useLazy(loadPicture, part.value === "picture");
  const review = useLazy(loadReview, part.value === "review");
  const settings = useLazy(loadSettings, part.value === "settings");
  const { film } = viewer;
  const { code } = film.replay;
  if (part.value === "compare" && choice !== null) return <choice.Choice code={code} id={id} />;
  if (part.value === "picture" && picture !== null) return <picture.PictureMaker film={film} />;
  return (
    <div class="replay-sheet">
      <Offered viewer={viewer} id={id} texts={texts} />
      <button
        type="button"
        class="button"
        onClick={() => {
          part.value = "compare";
        }}
      >
        {texts.share.compare.open}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          part.value = "picture";
        }}
      >
        {texts.share.picture.make}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          part.value = "settings";
        }}
      >
        {texts.table.settings.title}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          part.value = "review";
        }}
      >
        {texts.hints.review.title}
      </button>
      {part.value === "review" && review !== null && (
        <review.ReviewSheet
          code={code}
          log={film.replay.actions}
          onClose={() => {
            part.value = null;
          }}
        />
      )}
      {part.value === "settings" && settings !== null && (
        <settings.SettingsSheet
          onClose={() => {
            part.value = null;
          }}
        />
      )}
      <a class="button" href={pathTo(`/${code}/wins`)}>
        {texts.share.wins.all}
      </a>
      <details class="replay-words">
        <summary>{texts.viewer.words}</summary>
        <ul>
          {positionWords(texts, film.frames[viewer.ply.value] as Position).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
      <LanguageSwitch label={texts.sheets.menu.language} />
    </div>
  );
}

/** What is copied or kept at once. */
function Offered({ viewer, id, texts }: MoreProps) {
  const { viewer: words, share } = texts;
  const { code } = viewer.film.replay;
  const result = useCopyResult();
  const copy = async (text: string) => {
    result.value = (await copyText(text)) ? { done: true } : { done: false, url: text };
  };
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => copy(stepUrl(location.href, viewer.ply.peek()))}
      >
        {words.copyLink}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => copy(embedCode(location.origin, code, id, words.title(code)))}
      >
        {share.embed.code}
      </button>
      <button type="button" class="button" onClick={() => download(viewer, texts)}>
        {words.download}
      </button>
      <CopyNote result={result.value} words={words} />
    </>
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
