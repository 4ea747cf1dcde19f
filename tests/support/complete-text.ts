/**
 * Returns a rendered text unchanged.
 * @throws Error if a value of a translation is missing, which i18next leaves as its placeholder
 */
export function requireComplete(text: string): string {
  const [placeholder] = /.{0,60}\{\{\s*\w+/s.exec(text) ?? [];
  if (placeholder !== undefined) throw new Error(`A text lacks a value: ${placeholder}`);
  return text;
}
