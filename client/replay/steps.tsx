/** What of a viewer's page is drawn again at each step, by itself. */
import type { Language } from "#i18n/languages";
import type { AllTexts } from "../i18n/en/more";
import { FilmBoard } from "./FilmBoard";
import type { Viewer } from "./viewer";
import { Where } from "./Where";

interface StepProps {
  readonly viewer: Viewer;
  readonly texts: AllTexts;
}

/** The board at the step shown. */
export function StepBoard({ viewer, texts, language }: StepProps & { language: Language }) {
  const { film, ply, hasty } = viewer;
  return (
    <FilmBoard film={film} ply={ply.value} still={hasty.value} texts={texts} language={language} />
  );
}

/** Which step this is. */
export function StepWhere({ viewer, texts }: StepProps) {
  return <Where film={viewer.film} ply={viewer.told.value} texts={texts} />;
}
