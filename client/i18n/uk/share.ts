/** Ukrainian for what travels: wins of a deal, challenges, positions, comparisons; see glossary.md. */
import type { ShareTexts } from "../en/share";
import { formats } from "../formats";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("uk");
const { number } = formats("uk");
const { moves } = engine;
const redeals = (count: number) => (count === 0 ? "без перездач" : engine.redeals(count));
/** “By … moves”, which takes the accusative. */
const by = (count: number) =>
  plural(count, { one: "на # хід", few: "на # ходи", many: "на # ходів", other: "на # ходу" });
/** “After … moves”, which takes the genitive. */
const after = (count: number) => `після ${plural(count, { one: "# ходу", other: "# ходів" })}`;

export const share: ShareTexts = {
  wins: {
    title: (code) => `Перемоги: ${code}`,
    all: "Усі перемоги в цій роздачі",
    count: "Перемоги",
    fewest: "Найменше ходів",
    none: "Ця роздача ще ні в кого не зійшлася. Можна стати першим.",
    watchBest: "Дивитися найкращу",
    list: "Найкращі записи",
    order: "Спершу менше ходів, далі менше перездач, далі хто раніше.",
    place: "Місце",
    moves: "Ходи",
    redeals: "Перездачі",
    time: "Час зі слів гравця",
    day: "Дата",
    watch: (place) => `Дивитися місце ${number(place)}`,
    compare: (place) => `Порівняти місце ${number(place)} з найкращим`,
    compareShort: "Порівняти",
    you: "ви",
    plotAll: "Ходи всіх перемог",
    plotBest: (count) => `Ходи найкращих перемог (${number(count)})`,
    yours: "Ваші партії",
    yourWin: (moveCount, redealCount) =>
      `Ваша найкраща: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    yourPlace: (place, of) => `Місце ${number(place)} із ${number(of)}.`,
    yourBelow: (count) => `Не серед найкращих (${number(count)}).`,
    toBest: (moveCount) => `Найкраща коротша ${by(moveCount)}.`,
    begun: "Ви почали цю роздачу, але вона ще не зійшлася.",
    notBegun: "Ви ще не грали цю роздачу.",
    stale: "Найновіші перемоги завантажити не вдалося; тут ті, що були під час відкриття сторінки.",
  },
  challenge: {
    send: "Кинути виклик",
    link: "Посилання на виклик",
    text: (code, moveCount) =>
      `Спробуйте покращити мій результат у роздачі Crescent ${code}, ${moves(moveCount)}:`,
    greeting: (moveCount, redealCount) =>
      `Треба перевершити: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    gone: "Партію, яку за посиланням треба перевершити, не знайдено. Роздачу можна зіграти й так.",
    beaten: (count) => `Виклик виграно: коротше ${by(count)}.`,
    missed: (count) => `Виклик чинний: та партія коротша ${by(count)}.`,
    fewerRedeals: "Виклик виграно: стільки ж ходів, менше перездач.",
    moreRedeals: "Виклик чинний: стільки ж ходів, менше перездач.",
    equal: "Нарівні з викликом: стільки ж ходів і перездач.",
  },
  position: {
    send: "Поділитися позицією",
    link: "Посилання на цю позицію",
    text: (code, moveCount) => `Роздача Crescent ${code} ${after(moveCount)}. Грайте далі звідси:`,
    title: "Відкрити надіслану позицію?",
    open: "Відкрити позицію",
    opened: (moveCount) => `Надіслана позиція: поки що ${moves(moveCount)}.`,
    damaged: (moveCount) => `Посилання пошкоджене. Вдалося прочитати: ${moves(moveCount)}.`,
  },
  compare: {
    title: (code) => `Два записи ${code}`,
    open: "Порівняти з іншим записом",
    choose: "Інша перемога в цій роздачі",
    paste: "Або посилання на запис",
    go: "Порівняти",
    bad: "Це не посилання на інший запис цієї роздачі.",
    none: "Інших перемог у цій роздачі немає.",
    unknown: "Інші перемоги завантажити не вдалося.",
    missing: "Інший запис завантажити не вдалося.",
    by: "Поруч",
    bySteps: "За кроками",
    byHome: "За картами на основах",
    alike: (ply) =>
      ply === 0
        ? "Розходяться з першого кроку."
        : `Однакові до кроку ${number(ply)}, далі розходяться.`,
    same: "Це та сама партія.",
    toParting: "Туди, де розходяться",
    alone: "Лише цей запис",
  },
  picture: {
    make: "Рухома картинка",
    about: "Увесь запис у вигляді GIF, для чату.",
    making: "Картинка малюється …",
    cancel: "Скасувати",
    cancelled: "Скасовано.",
    ready: (kilobytes) => `Картинка готова: ${number(kilobytes)} КБ.`,
    send: "Поділитися картинкою",
    save: "Завантажити картинку",
    failed: "Цьому браузеру не вдалося намалювати картинку.",
  },
  embed: {
    open: "Відкрити в Crescent",
    code: "Копіювати код для вставлення",
  },
};
