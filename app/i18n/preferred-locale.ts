/**
 * The first language in the browser's order of preference that the site offers: `['sl', 'de-AT', 'en']` → `de`.
 * @param languages as in `navigator.languages`
 * @param offered without regions: `de`, not `de-AT`
 */
export function preferredLocale<Offered extends string>(
  languages: readonly string[],
  offered: readonly Offered[],
): Offered | undefined {
  return languages
    .map((language) => language.toLowerCase().split('-', 1)[0] ?? '')
    .find((language): language is Offered => (offered as readonly string[]).includes(language));
}
