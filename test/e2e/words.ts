/** All that the program says in a language, whatever parts it is loaded in. */
import { engine as enEngine } from "#i18n/en/engine";
import { pages as enPages } from "#i18n/en/pages";
import { play as enPlay } from "#i18n/en/play";
import { sheets as enSheets } from "#i18n/en/sheets";
import { viewer as enViewer } from "#i18n/en/viewer";
import { engine as heEngine } from "#i18n/he/engine";
import { pages as hePages } from "#i18n/he/pages";
import { play as hePlay } from "#i18n/he/play";
import { sheets as heSheets } from "#i18n/he/sheets";
import { viewer as heViewer } from "#i18n/he/viewer";

export const en = {
  engine: enEngine,
  pages: enPages,
  play: enPlay,
  ...enSheets,
  viewer: enViewer,
};

export type Words = typeof en;

export const he: Words = {
  engine: heEngine,
  pages: hePages,
  play: hePlay,
  ...heSheets,
  viewer: heViewer,
};
