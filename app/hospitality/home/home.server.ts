import type { ContentSource } from '~/content/content';
import { viewCard } from '~/shop/catalog/catalog-view';
import { viewImage } from '~/content/picture-view';
import { viewShareCard } from '~/content/page-view';
import { viewHotel } from '~/content/seo/hotel-view';
import { coversDay, hotelDay } from '~/platform/time/calendar';
import type { Site } from '~/content/content-schema';
import type { Locale } from '~/i18n/locales';
import {
  viewHeadlines,
  viewHomeDining,
  viewHomeExperiences,
  viewHomePackages,
  viewRoomIndex,
  viewWay,
} from './home-parts';

const shownProducts = 3;

type Hero = Site['home']['heroes'][number];

/** What the home page shows: the poster, the story, and a glimpse of every part of the house. */
export function loadHome(content: ContentSource, locale: Locale, now = new Date()) {
  const { products, site, contact } = content.get();
  const { home, house, shop } = site;
  const today = hotelDay(now);
  const hero = home.heroes.find((season) => coversDay(season, today)) ?? (home.heroes[0] as Hero);
  const [opening = '', second = '', ...rest] = home.story.text[locale].split(/\n\s*\n/);
  return {
    title: home.title[locale],
    lead: home.lead[locale],
    claim: house.claim[locale],
    documentTitle: `${house.fullName} | ${house.claim[locale]}`,
    shareCard: viewShareCard(content, 'home', locale),
    hotel: viewHotel(content),
    hero: {
      wide: viewImage(content, hero.wide, locale),
      tall: viewImage(content, hero.tall, locale),
    },
    plate: viewImage(content, home.plate, locale),
    story: { title: home.story.title[locale], opening, second, rest },
    facts: {
      rooms: house.rooms,
      suites: house.suites,
      checkIn: house.checkIn,
      checkOut: house.checkOut,
    },
    rooms: viewRoomIndex(content, locale),
    dining: viewHomeDining(content, locale),
    experiences: viewHomeExperiences(content, locale),
    packages: viewHomePackages(content, locale, now),
    news: viewHeadlines(content, locale),
    way: viewWay(contact, locale),
    shop: {
      title: shop.title[locale],
      products: products
        .filter((product) => product.category === 'oil')
        .concat(products.filter((product) => product.category !== 'oil'))
        .slice(0, shownProducts)
        .map((product) => viewCard(content, product, locale)),
    },
  };
}

export type HomeView = ReturnType<typeof loadHome>;
