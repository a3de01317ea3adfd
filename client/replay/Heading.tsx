import type { ComponentChildren } from "preact";
import type { GameCode } from "#engine/code";
import type { AllTexts } from "../i18n/en/more";
import { Moon } from "../ui/Icon";

interface HeadingProps {
  /** The title, in which the code stands. */
  readonly title: string;
  readonly code: GameCode;
  readonly homeUrl: string;
  readonly texts: AllTexts;
  /** What is said below the title. */
  readonly children: ComponentChildren;
}

/** The way home, the title, and the facts. */
export function Heading({ title, code, homeUrl, texts: { sheets }, children }: HeadingProps) {
  const [before, after] = title.split(code);
  return (
    <header class="replay-heading">
      <a class="replay-home" href={homeUrl} aria-label={sheets.menu.home} title={sheets.menu.home}>
        <Moon />
      </a>
      <h1>
        {before}
        <span class="replay-code">{code}</span>
        {after}
      </h1>
      <p>{children}</p>
    </header>
  );
}
