import type { ComponentChildren } from "preact";
import type { GameCode } from "#engine/code";
import { REVIEW } from "../hints/icons";
import { pathTo } from "../language";
import { InstallItem } from "../pwa/InstallItem";
import { CHART, STAR } from "../stats/icons";
import { useMore } from "../texts";
import { Dialog } from "../ui/Dialog";
import { Icon, type IconShape } from "../ui/Icon";
import { RULES, SETTINGS, UNDO } from "../ui/icons";
import { LanguageSwitch } from "../ui/LanguageSwitch";
import { CODE, DEAL, HELP, HOME, RESTART, SHARE, SURVEY, WINS, WORDS } from "../ui/sheet-icons";

interface MenuProps {
  readonly code: GameCode;
  readonly canTakeBack: boolean;
  readonly canRestart: boolean;
  readonly onClose: () => void;
  readonly onNewDeal: () => void;
  readonly onEnter: () => void;
  readonly onRestart: () => void;
  readonly onTakeBack: () => void;
  readonly onShare: () => void;
  readonly onReview: () => void;
  readonly onFavourite: () => void;
  readonly onSurvey: () => void;
  readonly onPosition: () => void;
  readonly onSettings: () => void;
  readonly onHelp: () => void;
}

/** All that can be done besides playing. */
export function MenuSheet(props: MenuProps) {
  const { hints, share, sheets, stats, table } = useMore();
  const words = sheets.menu;
  return (
    <Dialog title={words.title} onClose={props.onClose} class="menu">
      <ul class="menu-list">
        <Item icon={DEAL} act={props.onNewDeal}>
          {words.newDeal}
        </Item>
        <Item icon={CODE} act={props.onEnter}>
          {words.enterCode}
        </Item>
        {props.canRestart && (
          <Item icon={RESTART} act={props.onRestart}>
            {words.restart}
          </Item>
        )}
        {props.canTakeBack && (
          <Item icon={UNDO} act={props.onTakeBack}>
            {words.takeBackRestart}
          </Item>
        )}
        <Item icon={SHARE} act={props.onShare}>
          {words.share}
        </Item>
        <li>
          <a href={pathTo(`/${props.code}/wins`)}>
            <Icon shape={WINS} />
            {share.wins.all}
          </a>
        </li>
        {props.canRestart && (
          <Item icon={REVIEW} act={props.onReview}>
            {hints.review.title}
          </Item>
        )}
        <Item icon={STAR} act={props.onFavourite}>
          {stats.favourites.title}
        </Item>
        <Item icon={SURVEY} act={props.onSurvey}>
          {table.survey.title}
        </Item>
        <Item icon={WORDS} act={props.onPosition}>
          {table.position.title}
        </Item>
        <Item icon={SETTINGS} act={props.onSettings}>
          {table.settings.title}
        </Item>
        <Item icon={HELP} act={props.onHelp}>
          {words.help}
        </Item>
        <li>
          <a href={pathTo("/stats")}>
            <Icon shape={CHART} />
            {stats.page.title}
          </a>
        </li>
        <li>
          <a href={pathTo("/rules")}>
            <Icon shape={RULES} />
            {words.rules}
          </a>
        </li>
        <li>
          <a href={pathTo("/")}>
            <Icon shape={HOME} />
            {words.home}
          </a>
        </li>
        <InstallItem />
      </ul>
      <LanguageSwitch label={words.language} />
    </Dialog>
  );
}

interface ItemProps {
  readonly icon: IconShape;
  readonly act: () => void;
  readonly children: ComponentChildren;
}

function Item({ icon, act, children }: ItemProps) {
  return (
    <li>
      <button type="button" onClick={act}>
        <Icon shape={icon} />
        {children}
      </button>
    </li>
  );
}
