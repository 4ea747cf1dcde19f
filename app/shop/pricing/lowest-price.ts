import { addDays } from '~/platform/time/calendar';

/** A price and the first day on which it applied, `2026-11-21`. */
export type PriceChange = { day: string; cents: number };

const windowDays = 30;

/**
 * The lowest price that applied at any time in the thirty days before a day. A price applies until the next change, so
 * the one in force at the start of the window counts too, however old it is (Dir. 98/6 Art. 6a; ZZP čl. 19).
 * @param changes in chronological order
 * @returns cents; undefined if no price is recorded for those days
 */
export function lowestPriceBefore(
  changes: readonly PriceChange[],
  day: string,
): number | undefined {
  const start = addDays(day, -windowDays);
  const carried = changes.findLast((change) => change.day < start);
  const inside = changes.filter((change) => start <= change.day && change.day < day);
  const prices = [...(carried ? [carried] : []), ...inside].map(({ cents }) => cents);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
