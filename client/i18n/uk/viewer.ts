/** Ukrainian for the page that shows a replay step by step; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { ViewerTexts } from "../en/viewer";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("uk");
const number = new Intl.NumberFormat("uk");
const date = new Intl.DateTimeFormat("uk", { dateStyle: "long" });
const duration = durationFormatter("uk");
const { moves } = engine;

const redeals = (count: number) => (count === 0 ? "без перездач" : engine.redeals(count));
/** “With …”, which takes the instrumental. */
const withRedeals = (count: number) =>
  count === 0 ? "без перездач" : plural(count, { one: "з # перездачею", other: "з # перездачами" });

export const viewer: ViewerTexts = {
  title: (code) => `Запис ${code}`,
  won: (moveCount, redealCount) => `Пасьянс зійшовся: ${moves(moveCount)}, ${redeals(redealCount)}`,
  time: (seconds) => `${duration(seconds)}, за даними гравця`,
  wonOn: (time) => date.format(time),

  controls: "Відтворення",
  first: "На початок",
  previous: "Крок назад",
  play: "Дивитися",
  pause: "Пауза",
  next: "Крок уперед",
  last: "У кінець",
  speed: "Швидкість",
  times: (speed) => `${number.format(speed)}×`,

  timeline: "Крок",
  step: (ply, last) => `Крок ${number.format(ply)} із ${number.format(last)}`,
  stepWith: (ply, last, words) => `Крок ${number.format(ply)} із ${number.format(last)}: ${words}`,
  soFar: (moveCount, redealCount) => `${moves(moveCount)}, ${redeals(redealCount)}`,
  home: (count, all) => `На основах ${engine.cards(count)} зі ${number.format(all)}`,
  left: (count) =>
    count === 0
      ? "Перездач не залишилося"
      : plural(count, {
          one: "Залишилася # перездача",
          few: "Залишилися # перездачі",
          many: "Залишилося # перездач",
          other: "Залишилося # перездачі",
        }),
  markRedeal: "Перездача",
  markHome: "На основу",
  markEmptied: "Стос спорожнів",

  steps: "Кроки",
  deal: "Роздача",
  emptied: (pile) => `стос ${pile} спорожнів`,
  wins: "пасьянс зійшовся",
  words: "Позиція словами",

  playDeal: "Зіграти цю роздачу",
  playFromHere: "Грати звідси",
  shareReplay: "Поділитися записом",
  shareTitle: (code) => `Crescent, роздача ${code}`,
  shareText: (code, moveCount, redealCount) =>
    `Подивіться, як роздача Crescent ${code} зійшлася за ${moves(moveCount)} ${withRedeals(redealCount)}.`,
  copyLink: "Копіювати посилання на цей крок",
  download: "Завантажити як текст",
  more: "Ще",
  copied: "Скопійовано.",
  copyByHand: "Скопіюйте цю адресу:",

  forkTitle: (ply) => `Грати з кроку ${number.format(ply)}?`,
  forkText: (moveCount) =>
    `Ви вже почали цю роздачу: ${moves(moveCount)}. Вашу партію буде відкладено; її можна повернути з меню на ігровому полі.`,
  forkLoses: "Давніша партія, відкладена раніше, зникне.",
  forkStay: "Продовжити мою партію",
  forkFailed: "Зараз браузер не зберігає партій, тому грати звідси не можна.",

  brokenTitle: "Цей запис неможливо показати",
  brokenText:
    "Замість виграної партії надійшло щось інше. Завантажте сторінку ще раз або зіграйте роздачу самі.",
};
