/** Russian for what the worker writes itself: meta tags, the pages' frame, error pages. */
import type { PagesTexts } from "../en/pages";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("ru");
/** After “за”, whose accusative is the counted nominative. */
const inMoves = (count: number) => `за ${engine.moves(count)}`;
/** After “после”, with the genitive. */
const afterMoves = (count: number) => `после ${plural(count, { one: "# хода", other: "# ходов" })}`;
/** With the instrumental. */
const withRedeals = (count: number) =>
  count === 0 ? "без пересдач" : plural(count, { one: "с # пересдачей", other: "с # пересдачами" });

export const pages: PagesTexts = {
  name: "Crescent",
  home: {
    title: "Crescent — пасьянс на две колоды",
    description:
      "Раскладывайте Crescent прямо в браузере: 16 стопок, 8 баз, и у каждого расклада своя ссылка. Делитесь сошедшимися партиями — другие посмотрят их ход за ходом.",
    imageAlt: "Восемь карт дугой над лунным серпом и название Crescent.",
  },
  play: {
    title: (code) => `Расклад ${code}`,
    description:
      "Сойдётся ли у вас этот расклад Crescent? 104 карты, 16 стопок, 8 баз и три пересдачи. Откройте ссылку и сыграйте именно его.",
    imageAlt: (code, tops) =>
      `Crescent, расклад ${code}. Верхние карты стопок с 1 по ${tops.length}: ${tops.map(engine.card).join(", ")}.`,
  },
  replay: {
    title: (code, moves) => `Пасьянс сошёлся ${inMoves(moves)}: ${code}`,
    description: (moves, redeals) =>
      `Посмотрите шаг за шагом, как этот расклад Crescent сошёлся ${inMoves(moves)} ${withRedeals(redeals)}, а потом сыграйте его сами.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, расклад ${code} сошёлся: все восемь баз заполнены ${afterMoves(moves)} ${withRedeals(redeals)}.`,
    step: (ply, last) => `Шаг ${ply} из ${last}`,
  },
  challenge: {
    title: (code, moves) => `Нужно превзойти: ${engine.moves(moves)}, расклад ${code}`,
    description: (moves, redeals) =>
      `Этот расклад Crescent сошёлся ${inMoves(moves)} ${withRedeals(redeals)}. Сможете лучше? Откройте ссылку и сыграйте именно этот расклад.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, начало расклада ${code}. Нужно превзойти: ${engine.moves(moves)}, ${engine.redeals(redeals)}.`,
  },
  wins: {
    title: (code) => `Победы: ${code}`,
    description: (wins, fewest) =>
      fewest === null
        ? "Этот расклад Crescent ещё ни у кого не сошёлся. Можно стать первым."
        : `Побед в этом раскладе Crescent: ${wins}. Лучшая: ${engine.moves(fewest)}. Посмотрите шаг за шагом, как это было.`,
  },
  stats: {
    title: "Статистика",
    description:
      "Ваши партии Crescent: сколько сошлось, сколько подряд и за сколько ходов. Всё хранится только в вашем браузере.",
  },
  calendar: {
    title: "Расклады дня",
    description:
      "Расклад Crescent на каждый день, один для всех. Загляните в прошедшие дни и разложите то, что пропустили.",
  },
  frame: {
    skip: "Перейти к тексту",
    navigation: "Сайт",
    languages: "Язык",
    start: "Начало",
    daily: "Расклад дня",
    rules: "Правила",
    settings: "Настройки",
    noScript: "Для самой игры нужен JavaScript. Правила можно прочитать и без него.",
  },
  failure: {
    title: "Чего-то не хватает",
    text: "Часть страницы не загрузилась. Возможно, нет сети или только что вышла новая версия. Ваши партии сохранены.",
    reload: "Загрузить снова",
    close: "Закрыть",
  },
  error: {
    title: {
      "bad-code": "Это не код расклада",
      "no-replay": "Такой партии нет",
      "no-page": "Здесь ничего нет",
      "no-daily": "На этот день расклада нет",
      unavailable: "Попробуйте ещё раз чуть позже",
    },
    text: {
      "bad-code": "Код расклада выглядит так: CR1-\u2060N-\u2060AAAAAAB; хватит и одних семи букв.",
      "no-replay":
        "По этой ссылке нет сохранённой партии. Возможно, при копировании потерялись буквы.",
      "no-page": "Этот адрес никуда не ведёт. Возможно, при копировании потерялись буквы.",
      "no-daily":
        "Расклад есть на каждый день с 1 января 2026 года по сегодняшний, например /daily/2026-11-30.",
      unavailable: "Сохранённые партии сейчас недоступны. Ничего не пропало.",
    },
    asked: "Вы запросили:",
    suggestion: "Может быть, этот расклад?",
    playDeal: (code) => `Сыграть расклад ${code}`,
  },
};
