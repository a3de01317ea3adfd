import { useComputed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { makeHold } from "./hold";
import { commandOf, type KeyCommand, run } from "./keys";
import { Sign } from "./Sign";
import { type Reel, SPEEDS, type Speed, type Viewer } from "./viewer";
import type { ReplayTexts } from "./words";

interface ControlsProps {
  readonly viewer: Viewer<Reel>;
  readonly texts: ReplayTexts;
  readonly dir: "ltr" | "rtl";
}

/** First, back, play or pause, forward, last, and the speed; back and forward repeat when held. */
export function Controls({ viewer, texts: { viewer: words }, dir }: ControlsProps) {
  const playing = viewer.playing.value;
  const atStart = useComputed(() => viewer.ply.value === 0).value;
  const atEnd = useComputed(() => viewer.ply.value === viewer.film.last).value;
  const button = { viewer, dir };
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div class="replay-controls" role="group" aria-label={words.controls}>
      <Button {...button} command="first" label={words.first} off={atStart} />
      <Button {...button} command="previous" label={words.previous} off={atStart} holds />
      <PlayButton viewer={viewer} label={playing ? words.pause : words.play} playing={playing} />
      <Button {...button} command="next" label={words.next} off={atEnd} holds />
      <Button {...button} command="last" label={words.last} off={atEnd} />
      <SpeedChoice viewer={viewer} words={words} />
    </div>
  );
}

interface ButtonProps {
  readonly viewer: Viewer<Reel>;
  readonly dir: "ltr" | "rtl";
  readonly command: Exclude<KeyCommand, "play">;
  readonly label: string;
  /** Nothing to do there; the button stays where it is in the order of focus. */
  readonly off: boolean;
  readonly holds?: boolean;
}

function Button({ viewer, dir, command, label, off, holds = false }: ButtonProps) {
  const act = (again: boolean) => run(viewer, command, again);
  const hold = useMemo(() => makeHold(act), [viewer, command]);
  return (
    <button
      type="button"
      class="replay-button"
      title={label}
      aria-label={label}
      aria-disabled={off}
      aria-keyshortcuts={KEYS.find((key) => commandOf(key, dir) === command) ?? ""}
      {...(holds ? hold : { onClick: () => act(false) })}
    >
      <Sign name={command} />
    </button>
  );
}

const KEYS = ["ArrowLeft", "ArrowRight", "Home", "End"];

function PlayButton(props: { viewer: Viewer<Reel>; label: string; playing: boolean }) {
  const { viewer, label, playing } = props;
  return (
    <button
      type="button"
      class="replay-button replay-play"
      title={label}
      aria-label={label}
      aria-keyshortcuts="Space"
      onClick={() => run(viewer, "play")}
    >
      <Sign name={playing ? "pause" : "play"} />
    </button>
  );
}

function SpeedChoice({ viewer, words }: { viewer: Viewer<Reel>; words: ReplayTexts["viewer"] }) {
  return (
    <select
      class="replay-speed"
      aria-label={words.speed}
      title={words.speed}
      value={viewer.speed.value}
      onChange={(event) => viewer.setSpeed(Number(event.currentTarget.value) as Speed)}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {words.times(speed)}
        </option>
      ))}
    </select>
  );
}
