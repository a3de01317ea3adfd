/** Russian for what travels: wins of a deal, challenges, positions, comparisons; terms: glossary.md. */
import type { ShareTexts } from "../en/share";
import { formats } from "../formats";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("ru");
const { number } = formats("ru");
const { moves } = engine;
const redeals = (count: number) => (count === 0 ? "без пересдач" : engine.redeals(count));
/** “By … moves”, which takes the accusative. */
const by = (count: number) =>
  plural(count, { one: "на # ход", few: "на # хода", many: "на # ходов", other: "на # хода" });
/** “After … moves”, which takes the genitive. */
const after = (count: number) => `после ${plural(count, { one: "# хода", other: "# ходов" })}`;

export const share: ShareTexts = {
  wins: {
    title: (code) => `Победы: ${code}`,
    all: "Все победы в этом раскладе",
    count: "Победы",
    fewest: "Меньше всего ходов",
    none: "Этот расклад ещё ни у кого не сошёлся. Можно стать первым.",
    watchBest: "Смотреть лучшую",
    list: "Лучшие записи",
    order: "Сначала меньше ходов, затем меньше пересдач, затем кто раньше.",
    place: "Место",
    moves: "Ходы",
    redeals: "Пересдачи",
    time: "Время со слов игрока",
    day: "Дата",
    watch: (place) => `Смотреть место ${number(place)}`,
    compare: (place) => `Сравнить место ${number(place)} с лучшим`,
    compareShort: "Сравнить",
    you: "вы",
    plotAll: "Ходы всех побед",
    plotBest: (count) => `Ходы лучших побед (${number(count)})`,
    yours: "Ваши партии",
    yourWin: (moveCount, redealCount) =>
      `Ваша лучшая: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    yourPlace: (place, of) => `Место ${number(place)} из ${number(of)}.`,
    yourBelow: (count) => `Не входит в число лучших (${number(count)}).`,
    toBest: (moveCount) => `Лучшая короче ${by(moveCount)}.`,
    begun: "Вы начали этот расклад, но он ещё не сошёлся.",
    notBegun: "Вы ещё не играли этот расклад.",
    stale: "Новейшие победы загрузить не удалось; здесь те, что были при открытии страницы.",
  },
  challenge: {
    send: "Бросить вызов",
    link: "Ссылка на вызов",
    text: (code, moveCount) =>
      `Попробуйте улучшить мой результат в раскладе Crescent ${code}, ${moves(moveCount)}:`,
    greeting: (moveCount, redealCount) =>
      `Нужно превзойти: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    gone: "Партия, которую по ссылке нужно превзойти, не нашлась. Расклад можно сыграть и так.",
    beaten: (count) => `Вызов выигран: короче ${by(count)}.`,
    missed: (count) => `Вызов в силе: та партия короче ${by(count)}.`,
    fewerRedeals: "Вызов выигран: столько же ходов, меньше пересдач.",
    moreRedeals: "Вызов в силе: столько же ходов, меньше пересдач.",
    equal: "Наравне с вызовом: столько же ходов и пересдач.",
  },
  position: {
    send: "Поделиться позицией",
    link: "Ссылка на эту позицию",
    text: (code, moveCount) =>
      `Расклад Crescent ${code} ${after(moveCount)}. Играйте дальше отсюда:`,
    title: "Открыть присланную позицию?",
    open: "Открыть позицию",
    opened: (moveCount) => `Присланная позиция: пока ${moves(moveCount)}.`,
    damaged: (moveCount) => `Ссылка повреждена. Удалось прочитать: ${moves(moveCount)}.`,
  },
  compare: {
    title: (code) => `Две записи ${code}`,
    open: "Сравнить с другой записью",
    choose: "Другая победа в этом раскладе",
    paste: "Или ссылка на запись",
    go: "Сравнить",
    bad: "Это не ссылка на другую запись этого расклада.",
    none: "Других побед в этом раскладе нет.",
    unknown: "Другие победы загрузить не удалось.",
    missing: "Другую запись загрузить не удалось.",
    by: "Рядом",
    bySteps: "По шагам",
    byHome: "По картам на базах",
    alike: (ply) =>
      ply === 0
        ? "Расходятся с первого шага."
        : `Одинаковы до шага ${number(ply)}, дальше расходятся.`,
    same: "Это одна и та же партия.",
    toParting: "Туда, где расходятся",
    alone: "Только эта запись",
  },
  picture: {
    make: "Живая картинка",
    about: "Вся запись в виде GIF, для чата.",
    making: "Картинка рисуется …",
    cancel: "Отменить",
    cancelled: "Отменено.",
    ready: (kilobytes) => `Картинка готова: ${number(kilobytes)} КБ.`,
    send: "Поделиться картинкой",
    save: "Скачать картинку",
    failed: "Этому браузеру не удалось нарисовать картинку.",
  },
  embed: {
    open: "Открыть в Crescent",
    code: "Копировать код для вставки",
  },
};
