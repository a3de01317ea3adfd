import { useState } from "preact/hooks";
import { useMore } from "../texts";
import { Icon } from "../ui/Icon";
import { SETTINGS } from "../ui/icons";
import { useLazy } from "../ui/lazy";

const load = () => import("./SettingsSheet");

/** The way to the settings from a page's head; the sheet is fetched when it is wanted. */
export function SettingsButton() {
  const { settings } = useMore().table;
  const [open, setOpen] = useState(false);
  const sheet = useLazy(load, open, () => setOpen(false));
  return (
    <>
      <button
        type="button"
        class="head-button"
        aria-label={settings.title}
        title={settings.title}
        onClick={() => setOpen(true)}
      >
        <Icon shape={SETTINGS} />
      </button>
      {open && sheet !== null && <sheet.SettingsSheet onClose={() => setOpen(false)} />}
    </>
  );
}
