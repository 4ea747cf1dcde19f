import { hotelDay } from '~/platform/time/calendar';
import { isClosedOn } from '~/content/opening/closure';
import type { Closure } from '~/content/opening-schema';
import type { Locale } from '~/i18n/locales';

/** The notice that the hotel is closed, in one language. */
export type ClosureText = {
  /** Identifies the closure, so that the next one counts as another notice. */
  id: string;
  title: string;
  text: string;
};

/**
 * Returns the closure notice from its first day until the day before the hotel reopens, in the hotel's time zone;
 * undefined on any other day.
 */
export function findClosure(
  closure: Closure | undefined,
  now: Date,
  locale: Locale,
): ClosureText | undefined {
  if (!closure || !isClosedOn(hotelDay(now), closure)) return undefined;
  return { id: closure.from, title: closure.title[locale], text: closure.text[locale] };
}
