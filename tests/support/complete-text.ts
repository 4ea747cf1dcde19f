/**
 * Returns a rendered text unchanged.
 * @throws Error if a value of a translation is missing, which i18next leaves as its placeholder
 */
export function requireComplete(text: string): string {
  const at = text.search(/\{\{\s*\w/);
  if (at !== -1)
    throw new Error(`A text lacks a value: ${text.slice(Math.max(at - 60, 0), at + 30)}`);
  return text;
}
