import { useRef, useState } from "preact/hooks";
import type { StatsTexts } from "../i18n/en/stats";
import { apply } from "../settings/current";
import { parseSettings, SETTINGS_KEY } from "../settings/settings";
import type { Store } from "../storage/store";
import { useMore } from "../texts";
import { exportData, type Import, importData, LARGEST_FILE } from "./transfer";

/** What is remembered as a file, and what is in a file remembered. Nothing leaves the machine. */
export function DataFile({ store, onChange }: { store: Store; onChange: () => void }) {
  const { data: words } = useMore().stats;
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<readonly string[]>([]);
  const save = () => {
    const now = Date.now();
    offerFile(exportData(store, now), `crescent-${new Date(now).toISOString().slice(0, 10)}.json`);
    setSaid([words.saved]);
  };
  const load = async (file: File | undefined) => {
    if (file === undefined) return;
    const result: Import =
      file.size > LARGEST_FILE
        ? { ok: false, fault: "too-large" }
        : importData(store, await file.text());
    setSaid(importWords(result, words));
    if (result.ok && result.settings.taken > 0) apply(parseSettings(store.get(SETTINGS_KEY)));
    onChange();
  };
  return (
    <section>
      <h2>{words.title}</h2>
      <p class="dim">{words.about}</p>
      <div class="row">
        <button type="button" class="button" onClick={save}>
          {words.save}
        </button>
        <button type="button" class="button" onClick={() => input.current?.click()}>
          {words.load}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={words.load}
          onChange={(event) => {
            const { currentTarget } = event;
            void load(currentTarget.files?.[0]).finally(() => {
              currentTarget.value = "";
            });
          }}
        />
      </div>
      <div role="status" class="said">
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </section>
  );
}

/** What became of a file, in whole sentences. */
export function importWords(result: Import, words: StatsTexts["data"]): readonly string[] {
  if (!result.ok) return [words.fault[result.fault]];
  const { attempts, favourites, games, settings } = result;
  const kinds = [attempts, favourites, games, settings];
  const counted = ["attempts", "favourites", "games"] as const;
  const taken = counted
    .filter((kind) => result[kind].taken > 0)
    .map((kind) => words[kind](result[kind].taken));
  if (settings.taken > 0) taken.push(words.settings);
  const sentences = [taken.length > 0 ? words.taken(taken.join(", ")) : words.nothing];
  for (const fate of ["known", "refused", "lost"] as const) {
    const count = kinds.reduce((sum, kind) => sum + kind[fate], 0);
    if (count > 0) sentences.push(words[fate](count));
  }
  return sentences;
}

function offerFile(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
