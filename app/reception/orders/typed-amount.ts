/**
 * Euros and cents as typed, `12,50` or `12.50` or `12`; no thousands separator, so that no amount can be misread.
 * @returns cents; undefined for anything else, and for nothing
 */
export function readAmount(typed: string): number | undefined {
  const [, euros, cents = '00'] =
    /^(\d{1,6})(?:[.,](\d{2}))?(?:\s?(?:€|EUR))?$/.exec(typed.trim()) ?? [];
  const amount = Number(euros) * 100 + Number(cents);
  return amount > 0 ? amount : undefined;
}

/** `12,50`: an amount as the field shows it. */
export const writeAmount = (amountCents: number): string =>
  (amountCents / 100).toFixed(2).replace('.', ',');
