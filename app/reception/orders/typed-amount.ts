/**
 * Parses an amount in euros: `12,50`, `12.50` or `12`. No thousands separators, so that no amount can be misread.
 * @returns cents; undefined for anything else, and for zero
 */
export function readAmount(typed: string): number | undefined {
  const [, euros, cents = '00'] =
    /^(\d{1,6})(?:[.,](\d{2}))?(?:\s?(?:€|EUR))?$/.exec(typed.trim()) ?? [];
  const amount = Number(euros) * 100 + Number(cents);
  return amount > 0 ? amount : undefined;
}
