import { addDays } from '~/platform/time/calendar';

/** A price and the day (`2026-11-21`) from which it was in force. */
export type PriceChange = { day: string; cents: number };

const windowDays = 30;

/**
 * The lowest price in force at any moment of the thirty days before a day. A price is in force until the next one, so the
 * one that the window begins with counts too, however old it is (Dir. 98/6 Art. 6a; ZZP čl. 19).
 * @param changes in the order in which they were made
 * @returns cents; undefined when nothing is known of those days
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
