const UNITS = [
  { unit: "hour", seconds: 3600 },
  { unit: "minute", seconds: 60 },
  { unit: "second", seconds: 1 },
] as const;

/**
 * A function that writes a time, given in whole seconds, in the short words of a language (its
 * BCP 47 tag): `12 min 11 sec`.
 */
export function durationFormatter(
  language: Intl.UnicodeBCP47LocaleIdentifier,
): (seconds: number) => string {
  const formats = UNITS.map(
    ({ unit }) =>
      new Intl.NumberFormat(language, {
        style: "unit",
        unit,
        unitDisplay: "short",
        numberingSystem: "latn",
      }),
  );
  return (total) => {
    let rest = total;
    const parts = UNITS.flatMap(({ seconds }, i) => {
      const count = Math.floor(rest / seconds);
      rest %= seconds;
      const last = i === UNITS.length - 1;
      return count > 0 || (last && total === 0)
        ? [(formats[i] as Intl.NumberFormat).format(count)]
        : [];
    });
    return parts.join(" ");
  };
}
