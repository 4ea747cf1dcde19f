import type { Localized } from '~/content/value-schema';

/** A volume in litres as each language writes it; given with a comma. */
export function litres(amount: string): Localized {
  const comma = `${amount}\u00a0l`;
  return { hr: comma, en: comma.replace(',', '.'), it: comma, de: comma };
}
