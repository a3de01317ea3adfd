/**
 * What a person has chosen of how the table looks and feels: one record for all pages of a browser,
 * under `crescent.settings`. What is read was perhaps written by another version or by somebody
 * else: each choice that is readable is taken, of the others the first one.
 */
import { LANGUAGES } from "#i18n/languages";
import { readFields } from "../storage/read";

/** Under which the record is kept; settings/first.ts reads it before all else. */
export const SETTINGS_KEY = "crescent.settings";
/** The version of the record; each choice is checked by itself, so that it need not be asked. */
const VERSION = 1;

/** What may be chosen; the first of each is what one gets unasked. */
export const CHOICES = {
  /** Light or dark: by the system, or always one. */
  theme: ["system", "light", "dark"],
  /** The ground on which the cards lie. */
  table: ["felt", "plain"],
  /** How many colours the suits have. */
  deck: ["two", "four"],
  /** The size of the cards' corner indexes. */
  index: ["normal", "large"],
  /** Whose index letters: the interface's language, or always one language's. */
  letters: ["own", ...LANGUAGES],
  motion: ["normal", "slow", "fast", "off"],
  /** Whether the reason of a refusal is shown (the interactive rules). */
  reasons: ["on", "off"],
  clock: ["on", "off"],
  /** Whether cards may be dragged; off, everything is done by taps. */
  drag: ["on", "off"],
  /** The hand near which the controls stand. */
  hand: ["right", "left"],
  /** Whether it is shown all the time if the game can still be won. */
  standing: ["off", "on"],
  /** Which deals a new one is taken from. */
  deals: ["winnable", "any"],
} as const;

export type Setting = keyof typeof CHOICES;
export type Choice<Name extends Setting> = (typeof CHOICES)[Name][number];
export type Settings = { readonly [Name in Setting]: Choice<Name> };

/** The settings that a record's text says. */
export function parseSettings(text: string | null): Settings {
  const fields = readFields(text) ?? {};
  const read = Object.entries(CHOICES).map(([name, choices]) => [
    name,
    (choices as readonly unknown[]).includes(fields[name]) ? fields[name] : choices[0],
  ]);
  return Object.fromEntries(read) as Settings;
}

/** The record of settings. */
export function formatSettings(settings: Settings): string {
  return JSON.stringify({ version: VERSION, ...settings });
}
