import type { DayOfWeek, HotelLeaf } from 'schema-dts';
import type { Weekday } from '~/content/vocabulary';
import { hotelDay } from '~/platform/time/calendar';
import { listSpecialDays, nextOccurrence, type OpeningTimes } from './opening';

const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Weekday, DayOfWeek>;

/** Opening hours for search engines: the period that is current or next, then the special days from today on. */
export function openingJsonLd(opening: OpeningTimes, now: Date) {
  const today = hotelDay(now);
  return {
    openingHoursSpecification: opening.weekly.flatMap(({ from, to, days, spans }) => {
      const occurrence = nextOccurrence({ from, to }, today);
      return spans.map((span) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => dayNames[day]),
        opens: span.from,
        closes: span.to,
        validFrom: occurrence.from,
        validThrough: occurrence.to,
      }));
    }),
    specialOpeningHoursSpecification: listSpecialDays(opening)
      .filter(({ to }) => to >= today)
      .flatMap(({ from, to, spans }) =>
        // schema.org's notation for "closed": opens and closes at midnight.
        (spans.length > 0 ? spans : [{ from: '00:00', to: '00:00' }]).map((span) => ({
          '@type': 'OpeningHoursSpecification',
          opens: span.from,
          closes: span.to,
          validFrom: from,
          validThrough: to,
        })),
      ),
  } satisfies Partial<HotelLeaf>;
}
