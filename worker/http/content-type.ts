/** Whether a `Content-Type` says JSON in UTF-8 (RFC 8259 knows no other encoding). */
export function isJsonType(value: string | undefined): boolean {
  const [type = "", ...parameters] = (value ?? "").toLowerCase().split(";");
  if (type.trim() !== "application/json") return false;
  return parameters
    .map((parameter) => parameter.trim().replaceAll('"', ""))
    .every((parameter) => !parameter.startsWith("charset=") || parameter === "charset=utf-8");
}
