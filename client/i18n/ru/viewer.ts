/** Russian for the page that shows a replay step by step; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { ViewerTexts } from "../en/viewer";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("ru");
const number = new Intl.NumberFormat("ru");
const date = new Intl.DateTimeFormat("ru", { dateStyle: "long" });
const duration = durationFormatter("ru");
const { moves } = engine;

const redeals = (count: number) => (count === 0 ? "без пересдач" : engine.redeals(count));
/** “With …”, which takes the instrumental. */
const withRedeals = (count: number) =>
  count === 0 ? "без пересдач" : plural(count, { one: "с # пересдачей", other: "с # пересдачами" });

export const viewer: ViewerTexts = {
  title: (code) => `Запись ${code}`,
  won: (moveCount, redealCount) => `Пасьянс сошёлся: ${moves(moveCount)}, ${redeals(redealCount)}`,
  time: (seconds) => `${duration(seconds)}, по данным игрока`,
  wonOn: (time) => date.format(time),

  controls: "Воспроизведение",
  first: "В начало",
  previous: "Шаг назад",
  play: "Смотреть",
  pause: "Пауза",
  next: "Шаг вперёд",
  last: "В конец",
  speed: "Скорость",
  times: (speed) => `${number.format(speed)}×`,

  timeline: "Шаг",
  step: (ply, last) => `Шаг ${number.format(ply)} из ${number.format(last)}`,
  stepWith: (ply, last, words) => `Шаг ${number.format(ply)} из ${number.format(last)}: ${words}`,
  soFar: (moveCount, redealCount) => `${moves(moveCount)}, ${redeals(redealCount)}`,
  home: (count, all) => `На базах ${engine.cards(count)} из ${number.format(all)}`,
  left: (count) =>
    count === 0
      ? "Пересдач не осталось"
      : plural(count, {
          one: "Осталась # пересдача",
          few: "Остались # пересдачи",
          many: "Осталось # пересдач",
          other: "Осталось # пересдачи",
        }),
  markRedeal: "Пересдача",
  markHome: "На базу",
  markEmptied: "Стопка опустела",

  steps: "Шаги",
  deal: "Расклад",
  emptied: (pile) => `стопка ${pile} опустела`,
  wins: "пасьянс сошёлся",
  words: "Позиция словами",

  playDeal: "Сыграть этот расклад",
  playFromHere: "Играть отсюда",
  shareReplay: "Поделиться записью",
  shareTitle: (code) => `Crescent, расклад ${code}`,
  shareText: (code, moveCount, redealCount) =>
    `Посмотрите, как расклад Crescent ${code} сошёлся за ${moves(moveCount)} ${withRedeals(redealCount)}.`,
  copyLink: "Копировать ссылку на этот шаг",
  download: "Скачать текстом",
  more: "Ещё",
  copied: "Скопировано.",
  copyByHand: "Скопируйте этот адрес:",

  forkTitle: (ply) => `Играть с шага ${number.format(ply)}?`,
  forkText: (moveCount) =>
    `Вы уже начали этот расклад: ${moves(moveCount)}. Ваша партия будет отложена; её можно вернуть из меню на игровом поле.`,
  forkLoses: "Более старая партия, отложенная раньше, пропадёт.",
  forkStay: "Продолжить мою партию",
  forkFailed: "Сейчас браузер не сохраняет партии, поэтому играть отсюда нельзя.",

  brokenTitle: "Эту запись нельзя показать",
  brokenText:
    "Вместо выигранной партии пришло что-то другое. Загрузите страницу ещё раз или сыграйте расклад сами.",
};
