/** Measures a subject against a baseline in the same run, in turns, and prints what came out. */

/** Something that does its work once and answers with how many units it did. */
export type Work = () => number;

/**
 * The units per second of processor time, so that it matters little what else the machine has to
 * do: the best of the rounds.
 */
interface Rate {
  best: number;
  readonly work: Work;
}

const ROUNDS = 8;
const ROUND_MS = 50;

function round(rate: Rate): void {
  const start = process.cpuUsage();
  let units = 0;
  let time = 0;
  while (time < ROUND_MS) {
    units += rate.work();
    const { user, system } = process.cpuUsage(start);
    time = (user + system) / 1000;
  }
  rate.best = Math.max(rate.best, (units * 1000) / time);
}

const show = (rate: number) =>
  new Intl.NumberFormat("en", { maximumSignificantDigits: 3 }).format(rate);

/** Prints one line: the subject's rate, the baseline's and how many times as fast the subject is. */
export function compare(name: string, unit: string, subject: Work, baseline: Work): void {
  const rates = [subject, baseline].map((work): Rate => ({ work, best: 0 }));
  for (let n = 0; n < ROUNDS; n++) rates.forEach(round);
  const [fast, plain] = rates.map(({ best }) => best) as [number, number];
  const each = fast > 0 ? `${show(1e6 / fast)} µs each` : "";
  console.log(
    `${name.padEnd(44)}${`${show(fast)} ${unit}/s`.padStart(24)}  ${each.padEnd(16)}` +
      `plain ${show(plain)} ${unit}/s, ratio ${show(fast / plain)}`,
  );
}
