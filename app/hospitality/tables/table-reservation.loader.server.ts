import { hotelDay } from '~/platform/time/calendar';
import type { ContentSource } from '~/content/content';
import { requireSection } from '~/content/sections';
import { type OpeningSchedule, toOpeningSchedule } from '~/content/opening/opening';
import { isClosedOn } from '~/content/opening/closure';
import type { Closure } from '~/content/opening-schema';
import { findPlate, findShareCard } from '~/content/page-content';
import { toPicture } from '~/content/picture';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import type { TableRules } from './table-rules';
import { nextTableDay, type TableVenue, tableVenues, tableRange, tableTimes } from './table-times';

/** When each venue has tables, and the current day in the hotel's time zone. */
export function getTableRules(content: ContentSource, now: Date): TableRules {
  const { restaurant, tavern, site } = content.get();
  return {
    times: {
      ...(restaurant && { restaurant: tableTimes(restaurant.opening, site.closure) }),
      ...(tavern && { tavern: tableTimes(tavern.opening, site.closure) }),
    },
    today: hotelDay(now),
  };
}

/** The venue's own name; what pages call it while a content backend does not publish it. */
export function venueName(content: ContentSource, venue: TableVenue, locale: Locale): string {
  return content.get()[venue]?.page.title[locale] ?? getT(locale)(`common:pages.${venue}`);
}

/** Loads the page to request a table. */
export function loadTableReservation(content: ContentSource, locale: Locale, now: Date) {
  const published = content.get();
  const rules = getTableRules(content, now);
  const closure = currentClosure(published.site.closure, rules.today);
  const venues = tableVenues.flatMap((venue) => {
    const section = published[venue];
    if (!section) return [];
    const opening = toOpeningSchedule(section.opening, locale, now);
    return {
      venue,
      name: section.page.title[locale],
      cuisine: section.cuisine[locale],
      opening: withoutClosure(opening, closure),
    };
  });
  const { page, images } = requireSection(content, 'restaurant');
  const [image] = images;
  if (!image) throw new Error('The restaurant has no picture');
  const { from, until } = tableRange(rules.today);
  const firstDays = Object.values(rules.times).flatMap(
    (times) => nextTableDay(times, { from, until }) ?? [],
  );
  return {
    venues,
    rules,
    /** The dates that the date field offers. */
    range: { from: firstDays.sort()[0] ?? from, until },
    closure: closure && { title: closure.title[locale], reopens: closure.reopens },
    plate: findPlate(content, page, locale),
    shareCard: findShareCard(content, 'restaurant', locale) ?? toPicture(content, image, locale),
  };
}

export type TableReservationView = ReturnType<typeof loadTableReservation>;

const currentClosure = (closure: Closure | undefined, today: string) =>
  closure && isClosedOn(today, closure) ? closure : undefined;

/** Leaves out special days that only repeat the closure of the whole hotel, which the page shows above the form. */
function withoutClosure(opening: OpeningSchedule, closure: Closure | undefined): OpeningSchedule {
  if (!closure) return opening;
  const special = opening.special.filter(
    ({ from, to, spans }) => spans.length > 0 || from < closure.from || to >= closure.reopens,
  );
  return { ...opening, special };
}
