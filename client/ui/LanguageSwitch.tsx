import { LANGUAGE_FACTS, LANGUAGES } from "#i18n/languages";
import { browserStore } from "../storage/store";
import { chooseLanguage, useSpeech } from "../texts";

/** One button for each language, in its own name. */
export function LanguageSwitch({ label }: { label: string }) {
  const { language } = useSpeech();
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no form
    <div class="languages" role="group" aria-label={label}>
      {LANGUAGES.map((one) => (
        <button
          type="button"
          key={one}
          lang={one}
          aria-pressed={one === language}
          onClick={() => chooseLanguage(one, browserStore())}
        >
          {LANGUAGE_FACTS[one].name}
        </button>
      ))}
    </div>
  );
}
