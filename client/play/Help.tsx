import { useMore } from "../texts";
import { Dialog } from "../ui/Dialog";
import { COMMAND_KEYS } from "./keys";

const COMMANDS = ["home", "peek", "undo", "redo", "redeal", "newDeal", "status", "help"] as const;

/** The gestures and the key map. */
export function Help({ onClose }: { onClose: () => void }) {
  const { hints, sheets, table } = useMore();
  const words = sheets.help;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <h3>{words.gestures}</h3>
      <ul class="gestures">
        <li>{words.tap}</li>
        <li>{words.doubleTap}</li>
        <li>{words.drag}</li>
        <li>{words.hold}</li>
      </ul>
      <h3>{words.keys}</h3>
      <dl class="keys">
        <Key name={words.arrows} does={words.arrowsDo} />
        <Key name={words.figures} does={words.figuresDo} />
        <Key name={words.enter} does={words.enterDo} />
        <Key name={words.escape} does={words.escapeDo} />
        {COMMANDS.map((command) => (
          <Key key={command} name={COMMAND_KEYS[command]} does={words[command]} />
        ))}
        <Key name={COMMAND_KEYS.hint} does={hints.advice.key} />
        <Key name={COMMAND_KEYS.survey} does={table.survey.title} />
        <Key name={COMMAND_KEYS.position} does={table.position.title} />
      </dl>
    </Dialog>
  );
}

function Key({ name, does }: { name: string; does: string }) {
  return (
    <div>
      <dt>
        <kbd>{name}</kbd>
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
