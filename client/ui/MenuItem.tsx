import type { ComponentChildren } from "preact";
import { Icon, type IconShape } from "./Icon";

interface MenuItemProps {
  readonly icon: IconShape;
  /** What it does, or where it leads. */
  readonly act: (() => void) | string;
  readonly children: ComponentChildren;
}

/** One line of a menu: a button, or a link. */
export function MenuItem({ icon, act, children }: MenuItemProps) {
  return (
    <li>
      {typeof act === "string" ? (
        <a href={act}>
          <Icon shape={icon} />
          {children}
        </a>
      ) : (
        <button type="button" onClick={act}>
          <Icon shape={icon} />
          {children}
        </button>
      )}
    </li>
  );
}
