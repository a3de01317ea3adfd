import { render } from "preact";
import { speakMore, useMore } from "../texts";
import "./note.css";

/** Says that there is a new version; it is loaded when the person wants it, or with the next page. */
export async function offerUpdate(): Promise<void> {
  await speakMore();
  const box = document.createElement("div");
  box.className = "note-box";
  box.setAttribute("role", "status");
  document.body.append(box);
  render(<UpdateNote onClose={() => box.remove()} />, box);
}

function UpdateNote({ onClose }: { onClose: () => void }) {
  const { update } = useMore().pwa;
  return (
    <div class="note">
      <span>{update.ready}</span>
      <button type="button" class="note-button" onClick={() => location.reload()}>
        {update.load}
      </button>
      <button type="button" class="note-button dim" onClick={onClose}>
        {update.later}
      </button>
    </div>
  );
}
