import "../style/settings.css";
import { LANGUAGE_FACTS, LANGUAGES, type Language } from "#i18n/languages";
import type { TableTexts } from "../i18n/en/settings";
import { browserStore } from "../storage/store";
import { useMore } from "../texts";
import { Dialog } from "../ui/Dialog";
import { LanguageSwitch } from "../ui/LanguageSwitch";
import { choose } from "./choose";
import { settings } from "./current";
import { CHOICES, type Choice, type Setting } from "./settings";

const NAMES = Object.keys(CHOICES) as Setting[];

/** One language for each set of index letters that there is. */
const LETTERED: readonly Language[] = LANGUAGES.filter(
  (one, i) => LANGUAGES.findIndex((other) => lettersOf(other) === lettersOf(one)) === i,
);

function lettersOf(language: Language): string {
  return LANGUAGE_FACTS[language].index.join(" ");
}

/** All that can be chosen; each choice is in force at once. */
export function SettingsSheet({ onClose }: { onClose: () => void }) {
  const { table } = useMore();
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return (
    <Dialog title={table.settings.title} onClose={onClose} class="settings">
      <div class="settings-list">
        {NAMES.map((name) => (
          <Group
            key={name}
            name={name}
            words={table.choices}
            hint={name === "motion" && still ? table.settings.reduced : null}
          />
        ))}
      </div>
      <div class="settings-language">
        <h3>{table.settings.language}</h3>
        <LanguageSwitch label={table.settings.language} />
      </div>
    </Dialog>
  );
}

interface GroupProps<Name extends Setting> {
  readonly name: Name;
  readonly words: TableTexts["choices"];
  readonly hint: string | null;
}

/** One setting: its choices side by side. */
function Group<Name extends Setting>({ name, words, hint }: GroupProps<Name>) {
  const own = words[name] as Readonly<Record<string, string>>;
  const chosen = shownChoice(name);
  return (
    <fieldset class="setting" aria-describedby={hint === null ? undefined : `${name}-hint`}>
      <legend>{own["name"]}</legend>
      <div class="segments">
        {choicesOf(name).map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              checked={chosen === choice}
              onChange={() => choose(browserStore(), name, choice)}
            />
            <span dir={own[choice] === undefined ? "ltr" : undefined}>
              {own[choice] ?? lettersOf(choice as Language)}
            </span>
          </label>
        ))}
      </div>
      {hint !== null && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

/** What is offered of a setting: languages with the same index letters only once. */
function choicesOf<Name extends Setting>(name: Name): readonly Choice<Name>[] {
  const all: readonly Choice<Name>[] = CHOICES[name];
  if (name !== "letters") return all;
  return all.filter((one) => one === "own" || LETTERED.includes(one as Language));
}

/** The choice in force, as the one of those offered that looks the same. */
function shownChoice(name: Setting): string {
  const chosen = settings.value[name];
  if (name !== "letters" || chosen === "own") return chosen;
  const same = (one: Language) => lettersOf(one) === lettersOf(chosen as Language);
  return LETTERED.find(same) ?? chosen;
}
