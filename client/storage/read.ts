/** Reading of texts and values that anybody may have written: what is not as it should be is null. */

/** The fields of a JSON object, or null where a text is none. */
export function readFields(text: string | null): Readonly<Record<string, unknown>> | null {
  const value = readJson(text);
  return isFields(value) ? value : null;
}

/** The value of a JSON text; null where it is none. */
export function readJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether a value is an object with fields. */
export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text, of a pattern if one is given. */
export function readText(value: unknown, pattern?: RegExp): string | null {
  return typeof value === "string" && (pattern?.test(value) ?? true) ? value : null;
}

/** A whole number from 0 to `most`. */
export function readCount(value: unknown, most = Number.MAX_SAFE_INTEGER): number | null {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
    ? (value as number)
    : null;
}
