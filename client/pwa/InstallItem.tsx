import { useState } from "preact/hooks";
import { useMore } from "../texts";
import { Icon, type IconShape } from "../ui/Icon";
import { install, installWay } from "./install";

const SHAPE: IconShape = {
  path: "M12 3v11m0 0-4-4m4 4 4-4M5 15v4a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-4",
};

/** The menu's entry for installing; nothing where the browser can't, or has done so. */
export function InstallItem() {
  const words = useMore().pwa.install;
  const [told, setTold] = useState(false);
  const way = installWay.value;
  if (way === null) return null;
  return (
    <li>
      <button type="button" onClick={() => (way === "ask" ? void install() : setTold(true))}>
        <Icon shape={SHAPE} />
        {words.title}
      </button>
      <p class="hint" role="status">
        {told ? words.byHand : ""}
      </p>
    </li>
  );
}
