import type { ComponentChildren } from "preact";
import { pathTo, useTexts } from "../texts";
import { Dialog } from "../ui/Dialog";
import { Icon, type IconName } from "../ui/Icon";
import { LanguageSwitch } from "../ui/LanguageSwitch";

interface MenuProps {
  readonly canTakeBack: boolean;
  readonly canRestart: boolean;
  readonly onClose: () => void;
  readonly onNewDeal: () => void;
  readonly onEnter: () => void;
  readonly onRestart: () => void;
  readonly onTakeBack: () => void;
  readonly onShare: () => void;
  readonly onHelp: () => void;
}

/** All that can be done besides playing. */
export function MenuSheet(props: MenuProps) {
  const words = useTexts().play.menu;
  return (
    <Dialog title={words.title} onClose={props.onClose} class="menu">
      <ul class="menu-list">
        <Item icon="deal" act={props.onNewDeal}>
          {words.newDeal}
        </Item>
        <Item icon="code" act={props.onEnter}>
          {words.enterCode}
        </Item>
        {props.canRestart && (
          <Item icon="restart" act={props.onRestart}>
            {words.restart}
          </Item>
        )}
        {props.canTakeBack && (
          <Item icon="undo" act={props.onTakeBack}>
            {words.takeBackRestart}
          </Item>
        )}
        <Item icon="share" act={props.onShare}>
          {words.share}
        </Item>
        <Item icon="help" act={props.onHelp}>
          {words.help}
        </Item>
        <li>
          <a href={pathTo("/rules")}>
            <Icon name="rules" />
            {words.rules}
          </a>
        </li>
        <li>
          <a href={pathTo("/")}>
            <Icon name="home" />
            {words.home}
          </a>
        </li>
      </ul>
      <LanguageSwitch label={words.language} />
    </Dialog>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly act: () => void;
  readonly children: ComponentChildren;
}

function Item({ icon, act, children }: ItemProps) {
  return (
    <li>
      <button type="button" onClick={act}>
        <Icon name={icon} />
        {children}
      </button>
    </li>
  );
}
