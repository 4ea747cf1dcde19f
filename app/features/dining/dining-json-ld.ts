import { dayInZagreb } from '~/features/calendar/calendar';
import { nextStretch } from '~/features/calendar/opening';
import type { Opening } from '~/features/content/opening-schema';
import type { Weekday } from '~/features/content/vocabulary';
import { formatMoney } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { assetHref } from '~/routing/asset-href';
import { href } from '~/routing/href';
import type { DiningView } from './dining.server';
import { type DishView, type MenuView, priceRange } from './menu-view';

const dayNames: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

const spec = { '@type': 'OpeningHoursSpecification' } as const;

/** Opening hours as search engines read them: the stretch of the year in force or to come, then the days that differ. */
export function diningHours(opening: Opening, now: Date) {
  const today = dayInZagreb(now);
  return {
    openingHoursSpecification: opening.weekly.flatMap(({ from, to, days, spans }) => {
      const stretch = nextStretch({ from, to }, today);
      return spans.map((span) => ({
        ...spec,
        dayOfWeek: days.map((day) => dayNames[day]),
        opens: span.from,
        closes: span.to,
        validFrom: stretch.from,
        validThrough: stretch.to,
      }));
    }),
    specialOpeningHoursSpecification: opening.special
      .filter(({ to }) => to >= today)
      .flatMap(({ from, to, spans }) =>
        // The vocabulary's way to say "closed": opens and closes at midnight.
        (spans.length > 0 ? spans : [{ from: '00:00', to: '00:00' }]).map((span) => ({
          ...spec,
          opens: span.from,
          closes: span.to,
          validFrom: from,
          validThrough: to,
        })),
      ),
  };
}

type House = {
  street: string;
  postalCode: string;
  city: string;
  phone: string;
  email: string;
  mapUrl: string;
};

/** Restaurant or tavern as search engines read it; every value stands on its page. */
export function diningJsonLd(
  view: DiningView,
  house: House,
  { siteUrl, locale }: { siteUrl: string; locale: Locale },
) {
  const url = siteUrl + href(view.house, locale);
  const { fromCents, toCents } = priceRange(view.menu);
  return {
    '@type': 'Restaurant',
    '@id': `${siteUrl}/#${view.house}`,
    name: view.head.title,
    description: view.head.lead,
    url,
    image: siteUrl + assetHref(view.image, 'xl'),
    telephone: house.phone,
    email: house.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: house.street,
      postalCode: house.postalCode,
      addressLocality: house.city,
      addressCountry: 'HR',
    },
    hasMap: house.mapUrl,
    containedInPlace: { '@id': `${siteUrl}/#hotel` },
    servesCuisine: view.cuisine,
    priceRange: `${formatMoney(fromCents)} – ${formatMoney(toCents)}`,
    currenciesAccepted: 'EUR',
    acceptsReservations: siteUrl + href('tableReservation', locale),
    hasMenu: menuJsonLd(view.menu, url, locale),
    ...view.hours,
  };
}

function menuJsonLd(menu: MenuView, url: string, locale: Locale) {
  return {
    '@type': 'Menu',
    name: menu.title,
    url: `${url}#menu`,
    inLanguage: locale,
    hasMenuSection: menu.sections.map(({ title, dishes, shared }) => ({
      '@type': 'MenuSection',
      name: title,
      hasMenuItem: dishes.map((dish) => dishJsonLd(dish, shared)),
    })),
  };
}

const diets = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
} as const;

function dishJsonLd({ name, description, portions, note }: DishView, shared = note) {
  const diet = shared?.diet;
  return {
    '@type': 'MenuItem',
    name,
    ...(description && { description }),
    ...(diet && { suitableForDiet: diets[diet] }),
    offers: portions.map(({ cents }) => ({
      '@type': 'Offer',
      price: (cents / 100).toFixed(2),
      priceCurrency: 'EUR',
    })),
  };
}
