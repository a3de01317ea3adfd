/** Hebrew for the board and the table at which it is played; terms: glossary.md. */
import type { PlayTexts } from "../en/play";
import { redealsLeft } from "./words";

const date = new Intl.DateTimeFormat("he", { dateStyle: "long", timeZone: "UTC" });

export const play: PlayTexts = {
  board: {
    board: "לוח",
    leftArm: "זרוע שמאל, ערימות 1 עד 4",
    topRow: "השורה העליונה, ערימות 5 עד 12",
    rightArm: "זרוע ימין, ערימות 13 עד 16",
    ascending: "קרנות עולות",
    descending: "קרנות יורדות",
    full: "מלאה",
    selected: "נבחר",
    target: "מקבל את הקלף",
  },
  table: {
    controls: "פעולות במשחק",
    undo: "ביטול",
    redo: "ביצוע שוב",
    redeal: "חלוקה",
    redealsLeft: (count) => (count === 0 ? "אין חלוקות מחדש" : `חלוקה מחדש, ${redealsLeft(count)}`),
    noRedeals: "אין חלוקות",
    peek: "הצצה לערימות",
    peekShort: "הצצה",
    menu: "תפריט",
    home: "דף הבית",
    hint: "רמז",
    moves: "מהלכים",
    time: "זמן",
    date: (time) => date.format(time),
  },
};
