import type { GameCode } from "#engine/code";
import { REVIEW } from "../hints/icons";
import { pathTo } from "../language";
import { InstallItem } from "../pwa/InstallItem";
import { CHART, STAR } from "../stats/icons";
import { useMore } from "../texts";
import { Dialog } from "../ui/Dialog";
import { RULES, SETTINGS, UNDO } from "../ui/icons";
import { LanguageSwitch } from "../ui/LanguageSwitch";
import { MenuItem } from "../ui/MenuItem";
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
        <MenuItem icon={DEAL} act={props.onNewDeal}>
          {words.newDeal}
        </MenuItem>
        <MenuItem icon={CODE} act={props.onEnter}>
          {words.enterCode}
        </MenuItem>
        {props.canRestart && (
          <MenuItem icon={RESTART} act={props.onRestart}>
            {words.restart}
          </MenuItem>
        )}
        {props.canTakeBack && (
          <MenuItem icon={UNDO} act={props.onTakeBack}>
            {words.takeBackRestart}
          </MenuItem>
        )}
        <MenuItem icon={SHARE} act={props.onShare}>
          {words.share}
        </MenuItem>
        <MenuItem icon={WINS} act={pathTo(`/${props.code}/wins`)}>
          {share.wins.all}
        </MenuItem>
        {props.canRestart && (
          <MenuItem icon={REVIEW} act={props.onReview}>
            {hints.review.title}
          </MenuItem>
        )}
        <MenuItem icon={STAR} act={props.onFavourite}>
          {stats.favourites.title}
        </MenuItem>
        <MenuItem icon={SURVEY} act={props.onSurvey}>
          {table.survey.title}
        </MenuItem>
        <MenuItem icon={WORDS} act={props.onPosition}>
          {table.position.title}
        </MenuItem>
        <MenuItem icon={SETTINGS} act={props.onSettings}>
          {table.settings.title}
        </MenuItem>
        <MenuItem icon={HELP} act={props.onHelp}>
          {words.help}
        </MenuItem>
        <MenuItem icon={CHART} act={pathTo("/stats")}>
          {stats.page.title}
        </MenuItem>
        <MenuItem icon={RULES} act={pathTo("/rules")}>
          {words.rules}
        </MenuItem>
        <MenuItem icon={HOME} act={pathTo("/")}>
          {words.home}
        </MenuItem>
        <InstallItem />
      </ul>
      <LanguageSwitch label={words.language} />
    </Dialog>
  );
}
