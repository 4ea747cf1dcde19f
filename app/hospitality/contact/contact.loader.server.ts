import {
  findShareCard,
  type LocalizedBlock,
  type LocalizedPageHead,
  toBlock,
  toPageHead,
} from '~/content/page-content';
import type { Locale } from '~/i18n/locales';
import type { ContentSource } from '~/content/content';
import { type Picture, toPicture } from '~/content/picture';
import { openingJsonLd } from '~/content/opening/opening-json-ld';
import { type OpeningSchedule, toOpeningSchedule } from '~/content/opening/opening';
import { type HotelFacts, toHotelFacts } from '~/content/seo/hotel-facts';

/** Loads the contact page. */
export function loadContact(content: ContentSource, locale: Locale) {
  return {
    ...toContactView(content, locale, new Date()),
    shareCard: findShareCard(content, 'contact', locale),
  };
}

export type ContactView = {
  page: LocalizedPageHead;
  hotel: {
    fullName: string;
    street: string;
    postalCode: string;
    city: string;
    phone: string;
    phoneDisplay: string;
    email: string;
    latitude: number;
    longitude: number;
  };
  /** Links to the hotel on external maps. */
  maps: { id: 'osm' | 'apple' | 'google'; url: string }[];
  reception: OpeningSchedule;
  /** The reception's hours and the hotel's facts for structured data. */
  hours: ReturnType<typeof openingJsonLd>;
  hotelFacts: HotelFacts;
  map: Picture;
  legend: string[];
  blocks: LocalizedBlock[];
  distances: { to: string; kilometres: number; minutes: number }[];
};

/** Everything on the contact page in one language. Special opening days before `now` are left out. */
export function toContactView(content: ContentSource, locale: Locale, now: Date): ContactView {
  const { contact, site } = content.get();
  const { fullName, street, postalCode, city, phone, phoneDisplay, email } = site.hotel;
  const { latitude, longitude, mapUrl } = site.hotel;
  const point = `${latitude},${longitude}`;
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
    maps: [
      { id: 'osm', url: mapUrl },
      {
        id: 'apple',
        url: `https://maps.apple.com/?${new URLSearchParams({ ll: point, q: fullName }).toString()}`,
      },
      {
        id: 'google',
        url: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: point }).toString()}`,
      },
    ],
    reception: toOpeningSchedule(contact.reception, locale, now),
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
  };
}
