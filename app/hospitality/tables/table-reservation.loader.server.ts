import { hotelDay } from '~/platform/time/calendar';
import type { ContentSource } from '~/content/content';
import type { Dining } from '~/content/dining-schema';
import { requireSection } from '~/content/sections';
import { type OpeningView, viewOpening } from '~/content/opening/opening';
import { viewContact } from '~/content/hotel-contact';
import type { Closure } from '~/content/opening-schema';
import { viewShareCard } from '~/content/page-view';
import { viewImage } from '~/content/picture-view';
import type { Locale } from '~/i18n/locales';
import type { TableRules } from './table-rules';
import { nextTableDay, type TableHouse, tableHouses, tableRange, tableTimes } from './table-times';

/** When each house gives tables, and what day it is there. */
export function getTableRules(content: ContentSource, now = new Date()): TableRules {
  const { restaurant, tavern, site } = content.get();
  return {
    times: {
      restaurant: tableTimes(restaurant.opening, site.closure),
      ...(tavern && { tavern: tableTimes(tavern.opening, site.closure) }),
    },
    today: hotelDay(now),
  };
}

const requireVenue = (content: ContentSource, house: TableHouse): Dining =>
  house === 'restaurant' ? content.get().restaurant : requireSection(content, 'tavern');

/** The restaurant's or tavern's own name. */
export function nameOfHouse(content: ContentSource, house: TableHouse, locale: Locale): string {
  return requireVenue(content, house).page.title[locale];
}

/** What the page that asks for a table shows. */
export function loadTableReservation(content: ContentSource, locale: Locale, now = new Date()) {
  const published = content.get();
  const rules = getTableRules(content, now);
  const closure = currentClosure(published.site.closure, rules.today);
  const houses = tableHouses.map((house) => ({
    house,
    name: nameOfHouse(content, house, locale),
    cuisine: requireVenue(content, house).cuisine[locale],
    opening: withoutClosure(
      viewOpening(requireVenue(content, house).opening, locale, now),
      closure,
    ),
  }));
  const [image] = published.restaurant.images;
  if (!image) throw new Error('The restaurant has no picture');
  const { from, until } = tableRange(rules.today);
  const firstDays = Object.values(rules.times).flatMap(
    (times) => nextTableDay(times, { from, until }) ?? [],
  );
  return {
    houses,
    rules,
    /** The days that the date field offers. */
    range: { from: firstDays.sort()[0] ?? from, until },
    closure: closure && { title: closure.title[locale], reopens: closure.reopens },
    contact: viewContact(content),
    shareCard: viewShareCard(content, 'restaurant', locale) ?? viewImage(content, image, locale),
  };
}

export type TableReservationView = ReturnType<typeof loadTableReservation>;

const currentClosure = (closure: Closure | undefined, today: string) =>
  closure && closure.from <= today && today < closure.reopens ? closure : undefined;

/** Special days that only repeat the closure of the whole hotel are left out: it stands above the form. */
function withoutClosure(opening: OpeningView, closure: Closure | undefined): OpeningView {
  if (!closure) return opening;
  const special = opening.special.filter(
    ({ from, to, spans }) => spans.length > 0 || from < closure.from || to >= closure.reopens,
  );
  return { ...opening, special };
}
