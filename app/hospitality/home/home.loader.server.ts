import { toProductCard } from '~/shop/catalog/product-summary';
import { toPicture } from '~/content/picture';
import { findShareCard, listParagraphs, toPageHead } from '~/content/page-content';
import { toHotelFacts } from '~/content/seo/hotel-facts';
import { coversDay, hotelDay } from '~/platform/time/calendar';
import type { Site } from '~/content/content-schema';
import type { Locale } from '~/i18n/locales';
import type { ContentSource } from '~/content/content';
import type { Contact } from '~/content/section-schema';
import type { Dining } from '~/content/dining-schema';
import type { Package } from '~/content/offers-schema';
import type { ContentImage } from '~/content/value-schema';
import { listOpenDates, toFromPrice } from '~/hospitality/packages/package-offer';
import { toPriceReferences } from '~/content/price-notes';
import { toRoomCard } from '~/hospitality/rooms/room-details';

const shownProducts = 3;

type Hero = Site['home']['heroes'][number];

/** Loads the home page: the poster, the story, and an excerpt of every part of the hotel. */
export function loadHome(content: ContentSource, locale: Locale, now: Date) {
  const { site, contact } = content.get();
  const { home, hotel } = site;
  const today = hotelDay(now);
  const hero = home.heroes.find((season) => coversDay(season, today)) ?? (home.heroes[0] as Hero);
  const [opening = '', second = '', ...rest] = listParagraphs(home.story.text, locale);
  return {
    title: home.title[locale],
    lead: home.lead[locale],
    claim: hotel.claim[locale],
    documentTitle: `${hotel.fullName} | ${hotel.claim[locale]}`,
    shareCard: findShareCard(content, 'home', locale),
    hotelFacts: toHotelFacts(content),
    hero: {
      wide: toPicture(content, hero.wide, locale),
      tall: toPicture(content, hero.tall, locale),
    },
    plate: toPicture(content, home.plate, locale),
    story: { title: home.story.title[locale], opening, second, rest },
    facts: {
      rooms: hotel.rooms,
      suites: hotel.suites,
      checkIn: hotel.checkIn,
      checkOut: hotel.checkOut,
    },
    rooms: toRoomIndex(content, locale),
    dining: toHomeDining(content, locale),
    experiences: toHomeExperiences(content, locale),
    packages: toHomePackages(content, locale, now),
    news: toHeadlines(content, locale),
    way: toTravelDistances(contact, locale),
    shop: toHomeShop(content, locale),
  };
}

export type HomeView = ReturnType<typeof loadHome>;

const shownDishes = 4;

const shownPackages = 2;

const shownExperiences = 3;

const shownArticles = 3;

const fromAfarMinutes = 45;

/** The room types as lines of an index. */
function toRoomIndex(content: ContentSource, locale: Locale) {
  const { page, kinds } = content.get().rooms;
  return {
    title: page.title[locale],
    rooms: kinds.map((room) => toRoomCard(content, room, locale)),
  };
}

/** A few products, oils first. Undefined if the hotel has no shop. */
function toHomeShop(content: ContentSource, locale: Locale) {
  const { products, site } = content.get();
  if (!site.shop) return undefined;
  return {
    title: site.shop.title[locale],
    products: products
      .filter((product) => product.category === 'oil')
      .concat(products.filter((product) => product.category !== 'oil'))
      .slice(0, shownProducts)
      .map((product) => toProductCard(content, product, locale)),
  };
}

/** The restaurant and the tavern; undefined without a restaurant, and while it has no menu. */
function toHomeDining(content: ContentSource, locale: Locale) {
  const { restaurant, tavern, site } = content.get();
  if (!restaurant) return undefined;
  const dishes = listFirstDishes(restaurant, locale);
  if (dishes.length === 0) return undefined;
  return {
    image: toPicture(content, restaurant.images[0] as ContentImage, locale),
    restaurant: toPageHead(restaurant.page, locale),
    tavern: tavern && {
      ...toPageHead(tavern.page, locale),
      name: site.hotel.tavern ?? tavern.page.title[locale],
      image: toPicture(content, tavern.images[0] as ContentImage, locale),
    },
    dishes,
  };
}

/** The first dish of each section of the menu, as a sample of an evening. */
function listFirstDishes({ menu }: Dining, locale: Locale) {
  return menu.sections.slice(0, shownDishes).flatMap(({ dishes: [dish] }) =>
    dish
      ? [
          {
            name: dish.name[locale],
            priceCents: dish.priceCents,
            ...toPriceReferences(dish.referencePrices, locale),
          },
        ]
      : [],
  );
}

/** The packages with the next dates, followed by undated ones. Undefined if the hotel has no packages. */
function toHomePackages(content: ContentSource, locale: Locale, now: Date) {
  const { packages } = content.get();
  if (!packages) return undefined;
  const { page, items } = packages;
  const today = hotelDay(now);
  const nextDates = (item: Package) =>
    listOpenDates(item, today).toSorted((one, other) => one.from.localeCompare(other.from))[0];
  const sortKey = (item: Package) => nextDates(item)?.from ?? 'undated';
  return {
    lead: page.lead[locale],
    items: items
      .filter((item) => item.dates.length === 0 || nextDates(item))
      .toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)))
      .slice(0, shownPackages)
      .map((item) => ({
        slug: item.slugs[locale],
        name: item.name[locale],
        lead: item.lead[locale],
        image: toPicture(content, item.image, locale),
        ...toFromPrice(item, locale),
        next: nextDates(item),
      })),
  };
}

/** The first experiences on the list. */
function toHomeExperiences(content: ContentSource, locale: Locale) {
  const { experiences } = content.get();
  if (!experiences) return undefined;
  const { page, items } = experiences;
  return {
    title: page.title[locale],
    lead: page.lead[locale],
    items: items.slice(0, shownExperiences).map((item) => ({
      id: item.id,
      name: item.name[locale],
      place: item.place[locale],
      duration: item.duration[locale],
      season: item.season[locale],
      image: toPicture(content, item.image, locale),
    })),
  };
}

/** The latest headlines. */
function toHeadlines(content: ContentSource, locale: Locale) {
  const { news } = content.get();
  if (!news) return undefined;
  const { page, articles } = news;
  return {
    title: page.title[locale],
    items: articles
      .toSorted((one, other) => other.date.localeCompare(one.date))
      .slice(0, shownArticles)
      .map(({ slugs, title, date }) => ({ slug: slugs[locale], title: title[locale], date })),
  };
}

/** Travel times from more distant places; nearby ones are listed on the contact page. */
function toTravelDistances(contact: Contact, locale: Locale) {
  return {
    lead: contact.page.lead[locale],
    places: contact.distances
      .filter(({ minutes }) => minutes >= fromAfarMinutes)
      .toSorted((one, other) => one.minutes - other.minutes)
      .map(({ to, kilometres, minutes }) => ({ to: to[locale], kilometres, minutes })),
  };
}
