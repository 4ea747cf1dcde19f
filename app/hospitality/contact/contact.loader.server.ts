import { findShareCard, toBlock, toPageHead } from '~/content/page-content';
import type { Locale } from '~/i18n/locales';
import type { ContentSource } from '~/content/content';
import { toPicture } from '~/content/picture';
import { openingJsonLd } from '~/content/opening/opening-json-ld';
import { toOpeningSchedule } from '~/content/opening/opening';
import { toHotelFacts } from '~/content/seo/hotel-facts';

/** Loads the contact page. Special opening days before `now` are left out. */
export function loadContact(content: ContentSource, locale: Locale, now: Date) {
  const { contact, site } = content.get();
  const { fullName, street, postalCode, city, phone, phoneDisplay, email } = site.hotel;
  const { latitude, longitude, mapUrl } = site.hotel;
  const point = `${latitude},${longitude}`;
  const apple = new URLSearchParams({ ll: point, q: fullName });
  const google = new URLSearchParams({ api: '1', query: point });
  return {
    page: toPageHead(contact.page, locale),
    hotel: {
      fullName,
      street,
      postalCode,
      city,
      phone,
      phoneDisplay,
      email,
      latitude,
      longitude,
    },
    /** Links to the hotel on external maps. */
    maps: [
      { id: 'osm', url: mapUrl },
      { id: 'apple', url: `https://maps.apple.com/?${apple}` },
      { id: 'google', url: `https://www.google.com/maps/search/?${google}` },
    ] as const,
    reception: toOpeningSchedule(contact.reception, locale, now),
    /** The reception's hours and the hotel's facts for structured data. */
    hours: openingJsonLd(contact.reception, now),
    hotelFacts: toHotelFacts(content),
    map: toPicture(content, contact.map, locale),
    legend: contact.legend.map((line) => line[locale]),
    blocks: contact.blocks.map((block) => toBlock(content, block, locale)),
    distances: contact.distances.map(({ to, kilometres, minutes }) => ({
      to: to[locale],
      kilometres,
      minutes,
    })),
    shareCard: findShareCard(content, 'contact', locale),
  };
}

export type ContactView = ReturnType<typeof loadContact>;
