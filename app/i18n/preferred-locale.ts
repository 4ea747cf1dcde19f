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

/**
 * Like `preferredLocale`, for a header `Accept-Language: de-AT,de;q=0.9,en;q=0.8`, whose order browsers follow.
 * @param header as received, of any length
 */
export function acceptedLocale<Offered extends string>(
  header: string | null | undefined,
  offered: readonly Offered[],
): Offered | undefined {
  const accepted = (header ?? '').slice(0, 200).split(',');
  return preferredLocale(
    accepted.map((part) => part.split(';', 1).join('').trim()),
    offered,
  );
}
