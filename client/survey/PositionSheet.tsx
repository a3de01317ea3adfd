import "../style/survey.css";
import { useState } from "preact/hooks";
import type { GameCode } from "#engine/code";
import { describePosition } from "#engine/describe";
import { cardsHome, countAt, PILE_COUNT, PILE_LIMIT, type Position } from "#engine/position";
import type { AllTexts } from "../i18n/en/more";
import { copyText } from "../share/copy";
import { useMore, useTexts } from "../texts";
import { Dialog } from "../ui/Dialog";

interface PositionProps {
  readonly code: GameCode;
  readonly moves: number;
  readonly position: Position;
  readonly onClose: () => void;
}

/** The position as a text: each place with its count and its top card; to be read or copied. */
export function PositionSheet({ code, moves, position, onClose }: PositionProps) {
  const texts = { ...useTexts(), ...useMore() };
  const words = texts.table.position;
  const [copied, setCopied] = useState<boolean | null>(null);
  const { head, foundations, piles } = positionText(texts, code, moves, position);
  const text = [...head, "", ...foundations, "", ...piles].join("\n");
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{head.join(" · ")}</p>
      <Lines lines={foundations} />
      <Lines lines={piles} />
      <div class="row">
        <button
          type="button"
          class="button main"
          onClick={async () => setCopied(await copyText(text))}
        >
          {words.copy}
        </button>
      </div>
      <p class="hint" role="status">
        {copied === null ? "" : copied ? words.copied : words.copyByHand}
      </p>
    </Dialog>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul class="lines">
      {lines.map((line) => (
        <li key={line}>{line.charAt(0).toUpperCase() + line.slice(1)}</li>
      ))}
    </ul>
  );
}

/** The lines of the text: the game, the foundations, the piles. */
export function positionText(texts: AllTexts, code: string, moves: number, position: Position) {
  const { engine, viewer, table } = texts;
  const described = describePosition(position);
  const full = Array.from({ length: PILE_COUNT }, (_, pile) => pile)
    .filter((pile) => countAt(position, pile) === PILE_LIMIT)
    .map((pile) => pile + 1);
  const head = [
    code,
    engine.moves(moves),
    viewer.home(cardsHome(position), 104),
    viewer.left(described.redealsLeft),
  ];
  if (full.length > 0) head.push(table.position.full + full.join(", "));
  return {
    head,
    foundations: described.foundations.map(engine.placeWithCards),
    piles: described.piles.map(engine.placeWithCards),
  };
}
