/**
 * The first of the offered languages among those a browser requests, best first: `['sl', 'de-AT', 'en']` → `de`.
 * @param offered as the pages name them: `de`, not `de-AT`
 */
export function preferredLocale(
  languages: readonly string[],
  offered: readonly string[],
): string | undefined {
  return languages
    .map((language) => language.toLowerCase().split('-', 1)[0] ?? '')
    .find((language) => offered.includes(language));
}
