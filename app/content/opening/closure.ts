import type { Closure } from '~/content/opening-schema';
import type { Locale } from '~/i18n/locales';
import { addDays } from '~/platform/time/calendar';
import type { DaySpan } from '~/platform/time/day-span';

/** Whether the hotel is closed on a calendar day: from the first closed one until the day before it reopens. */
export const isClosedOn = (day: string, { from, reopens }: Pick<Closure, 'from' | 'reopens'>) =>
  from <= day && day < reopens;

/** The closed days, both inclusive. */
export const closedDays = ({ from, reopens }: Pick<Closure, 'from' | 'reopens'>): DaySpan => ({
  from,
  to: addDays(reopens, -1),
});

/** A closure in one language: its title, first day, and the day on which the hotel reopens. */
export type ClosureDays = { title: string; from: string; reopens: string };

/** The closure that is coming or under way on a day, for forms in which guests name days. */
export function comingClosure(
  closure: Closure | undefined,
  today: string,
  locale: Locale,
): ClosureDays | undefined {
  if (!closure || today >= closure.reopens) return undefined;
  return { title: closure.title[locale], from: closure.from, reopens: closure.reopens };
}
