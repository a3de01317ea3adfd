/** Ukrainian for what the worker writes itself: meta tags, the pages' frame, error pages. */
import type { PagesTexts } from "../en/pages";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("uk");
/** After “за”, whose accusative is the counted nominative. */
const inMoves = (count: number) => `за ${engine.moves(count)}`;
/** After “після”, with the genitive. */
const afterMoves = (count: number) => `після ${plural(count, { one: "# ходу", other: "# ходів" })}`;
/** With the instrumental. */
const withRedeals = (count: number) =>
  count === 0 ? "без перездач" : plural(count, { one: "з # перездачею", other: "з # перездачами" });

export const pages: PagesTexts = {
  name: "Crescent",
  home: {
    title: "Crescent — пасьянс на дві колоди",
    description:
      "Розкладайте Crescent просто у браузері: 16 стосів, 8 основ, і кожна роздача має власне посилання. Діліться партіями, що зійшлися, — інші переглянуть їх хід за ходом.",
    imageAlt: "Вісім карт дугою над серпом місяця і назва Crescent.",
  },
  play: {
    title: (code) => `Роздача ${code}`,
    description:
      "Чи зійдеться у вас ця роздача Crescent? 104 карти, 16 стосів, 8 основ і три перездачі. Відкрийте посилання й зіграйте саме її.",
    imageAlt: (code, tops) =>
      `Crescent, роздача ${code}. Верхні карти стосів від 1 до ${tops.length}: ${tops.map(engine.card).join(", ")}.`,
  },
  replay: {
    title: (code, moves) => `Пасьянс зійшовся ${inMoves(moves)}: ${code}`,
    description: (moves, redeals) =>
      `Подивіться крок за кроком, як ця роздача Crescent зійшлася ${inMoves(moves)} ${withRedeals(redeals)}, а потім зіграйте її самі.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, роздача ${code} зійшлася: усі вісім основ заповнено ${afterMoves(moves)} ${withRedeals(redeals)}.`,
    step: (ply, last) => `Крок ${ply} із ${last}`,
  },
  challenge: {
    title: (code, moves) => `Треба перевершити: ${engine.moves(moves)}, роздача ${code}`,
    description: (moves, redeals) =>
      `Ця роздача Crescent зійшлася ${inMoves(moves)} ${withRedeals(redeals)}. Зможете краще? Відкрийте посилання й зіграйте саме цю роздачу.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, початок роздачі ${code}. Треба перевершити: ${engine.moves(moves)}, ${engine.redeals(redeals)}.`,
  },
  wins: {
    title: (code) => `Перемоги: ${code}`,
    description: (wins, fewest) =>
      fewest === null
        ? "Ця роздача Crescent ще ні в кого не зійшлася. Можна стати першим."
        : `Перемог у цій роздачі Crescent: ${wins}. Найкраща: ${engine.moves(fewest)}. Подивіться крок за кроком, як це було.`,
  },
  stats: {
    title: "Статистика",
    description:
      "Ваші партії Crescent: скільки зійшлося, скільки поспіль і за скільки ходів. Усе зберігається лише у вашому браузері.",
  },
  calendar: {
    title: "Роздачі дня",
    description:
      "Роздача Crescent на кожен день, та сама для всіх. Перегляньте минулі дні й розкладіть те, що пропустили.",
  },
  frame: {
    skip: "Перейти до тексту",
    navigation: "Сайт",
    languages: "Мова",
    start: "Початок",
    daily: "Роздача дня",
    rules: "Правила",
    settings: "Налаштування",
    noScript: "Для самої гри потрібен JavaScript. Правила можна прочитати й без нього.",
  },
  failure: {
    title: "Чогось бракує",
    text: "Частина сторінки не завантажилася. Можливо, немає мережі або щойно вийшла нова версія. Ваші партії збережено.",
    reload: "Завантажити знову",
    close: "Закрити",
  },
  error: {
    title: {
      "bad-code": "Це не код роздачі",
      "no-replay": "Такої партії немає",
      "no-page": "Тут нічого немає",
      "no-daily": "На цей день роздачі немає",
      unavailable: "Спробуйте ще раз трохи згодом",
    },
    text: {
      "bad-code":
        "Код роздачі має такий вигляд: CR1-\u2060N-\u2060AAAAAAB; досить і самих семи літер.",
      "no-replay":
        "За цим посиланням немає збереженої партії. Можливо, під час копіювання загубилися літери.",
      "no-page": "Ця адреса нікуди не веде. Можливо, під час копіювання загубилися літери.",
      "no-daily":
        "Роздача є на кожен день від 1 січня 2026 року до сьогодні, наприклад /daily/2026-11-30.",
      unavailable: "Збережені партії зараз недоступні. Нічого не втрачено.",
    },
    asked: "Ви шукали:",
    suggestion: "Можливо, ця роздача?",
    playDeal: (code) => `Зіграти роздачу ${code}`,
  },
};
