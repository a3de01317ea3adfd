import "../style/records.css";
import type { ComponentChildren } from "preact";
import { pathTo } from "../language";
import { SettingsButton } from "../settings/SettingsButton";
import { useTexts } from "../texts";
import { Moon } from "../ui/Icon";

interface HeadProps {
  readonly title: ComponentChildren;
  /** The way to the sister page. */
  readonly other: { readonly path: string; readonly words: string };
}

/** The head of the pages that show what is remembered: the way home, the title, the other page, the settings. */
export function Head({ title, other }: HeadProps) {
  const { table } = useTexts().play;
  return (
    <header class="records-head">
      <a class="brand" href={pathTo("/")} aria-label={table.home}>
        <Moon />
      </a>
      <h1>{title}</h1>
      <a class="records-other" href={pathTo(other.path)}>
        {other.words}
      </a>
      <SettingsButton />
    </header>
  );
}
