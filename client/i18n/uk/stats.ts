/** Ukrainian for statistics, favourites, one's data as a file, and the calendar of daily deals; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { StatsTexts } from "../en/stats";
import { formats } from "../formats";
import { pluralizer } from "../plural";

const plural = pluralizer("uk");
/** After «за», in the accusative. */
const inMoves = (count: number) =>
  plural(count, { one: "# хід", few: "# ходи", many: "# ходів", other: "# ходу" });

export const stats: StatsTexts = {
  page: {
    title: "Статистика",
    empty: "Поки що рахувати нічого. Партія рахується з першого ходу.",
  },
  figures: {
    title: "Показники",
    begun: "Почато партій",
    won: "Зійшлося партій",
    streak: "Зійшлося поспіль",
    bestStreak: "Найдовша серія",
    fewestMoves: "Найменше ходів",
    middleMoves: "Зазвичай ходів",
    fastest: "Найшвидше",
    time: "Час партій, що зійшлися",
    redeals: "Перездач на перемогу",
    dailyWon: "Зійшлося роздач дня",
    dailyStreak: "Днів поспіль",
    dailyBest: "Найбільше днів поспіль",
    attempts: (count) =>
      plural(count, { one: "# спроба", few: "# спроби", many: "# спроб", other: "# спроби" }),
    wins: (count) =>
      plural(count, {
        one: "# перемога",
        few: "# перемоги",
        many: "# перемог",
        other: "# перемоги",
      }),
  },
  plots: {
    moves: "Ходи в перемогах",
    movesSummary: (least, most, middle) =>
      `Ходів: від ${least} до ${most}; у половині перемог — не більше ${middle}.`,
    time: "Перемоги за часом",
    timeSummary: (count, since) => `${count}. Початок: ${since}.`,
    asTable: "Таблицею",
    when: "Коли",
    wins: "Перемоги",
  },
  deals: {
    unfinished: "Незакінчені",
    unfinishedAbout: "Покинута партія перериває серію лише доти, доки не зійдеться.",
    title: "Ваші роздачі",
    deal: "Роздача",
    time: "Найшвидше",
    daily: (date) => `Роздача дня: ${date}`,
    more: "Показати більше",
  },
  favourites: {
    title: "Обране",
    none: "Позначте роздачу в її меню або тут і додайте нотатку.",
    mark: "Додати до обраного",
    edit: "Обране: нотатка",
    editOf: (code) => `Нотатка про ${code}`,
    note: "Нотатка",
    save: "Зберегти",
    remove: "Прибрати",
    removed: (code) => `${code} більше не в обраному.`,
    back: "Скасувати",
  },
  data: {
    title: "Ваші дані",
    about:
      "Усе це зберігається лише в цьому браузері, а браузери забувають. Файл збереже дані й перенесе їх на інший пристрій.",
    save: "Зберегти у файл",
    load: "Завантажити з файлу",
    saved: "Файл записано.",
    attempts: (count) =>
      plural(count, {
        one: "# врахована партія",
        few: "# враховані партії",
        many: "# врахованих партій",
        other: "# врахованої партії",
      }),
    favourites: (count) =>
      plural(count, {
        one: "# обрана роздача",
        few: "# обрані роздачі",
        many: "# обраних роздач",
        other: "# обраної роздачі",
      }),
    games: (count) =>
      plural(count, {
        one: "# збережена партія",
        few: "# збережені партії",
        many: "# збережених партій",
        other: "# збереженої партії",
      }),
    settings: "налаштування",
    taken: (list) => `Нове тут: ${list}.`,
    nothing: "Нічого нового у файлі немає.",
    known: (count) =>
      plural(count, {
        one: "# запис уже був тут.",
        few: "# записи вже були тут.",
        many: "# записів уже було тут.",
        other: "# запису вже було тут.",
      }),
    refused: (count) =>
      plural(count, {
        one: "# запис не вдалося прочитати, його пропущено.",
        few: "# записи не вдалося прочитати, їх пропущено.",
        many: "# записів не вдалося прочитати, їх пропущено.",
        other: "# запису не вдалося прочитати, його пропущено.",
      }),
    lost: (count) =>
      plural(count, {
        one: "У браузері забракло місця для # запису.",
        few: "У браузері забракло місця для # записів.",
        many: "У браузері забракло місця для # записів.",
        other: "У браузері забракло місця для # запису.",
      }),
    fault: {
      "not-ours": "Це не файл Crescent, або він пошкоджений. Нічого не змінилося.",
      newer: "Цей файл записала новіша версія Crescent. Оновіть сторінку та спробуйте ще раз.",
      "too-large": "Цей файл завеликий для файлу Crescent. Нічого не змінилося.",
    },
  },
  counting: {
    title: "Як ведеться рахунок",
    lines: [
      "Партія рахується з першого ходу чи перездачі, а не з відкриття роздачі.",
      "Кожна роздача — одна партія, скільки б разів ви її не починали; вона зійшлася, якщо вдалася бодай одна спроба.",
      "Серія йде в тому порядку, у якому ви починали партії. Почата останньою ніколи її не перериває. Покинута перериває, доки ви не повернетеся і вона не зійдеться.",
      "Дні поспіль — дні, роздачу яких ви почали того самого дня (UTC) і яка зійшлася, хай і після півночі.",
      "Партія, що продовжує чийсь запис, не рахується.",
      "Зберігаються останні 20 000 спроб. Час — за даними вашого пристрою.",
    ],
  },
  calendar: {
    title: "Роздачі дня",
    previous: "Попередній місяць",
    next: "Наступний місяць",
    today: "сьогодні",
    won: (moves) => `зійшлася за ${inMoves(moves)}`,
    wonShort: "Зійшлася",
    begun: "Почата",
    summary: (won, days) => `Зійшлося: ${won} з ${days}`,
    firstWeekday: 1,
    about: "Роздача на кожен день, та сама для всіх. День змінюється опівночі UTC.",
  },
  formats: formats("uk"),
  duration: durationFormatter("uk"),
};
