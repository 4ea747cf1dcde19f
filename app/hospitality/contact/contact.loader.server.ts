import {
  viewShareCard,
  type BlockView,
  type PageHeadView,
  viewBlock,
  viewHead,
} from '~/content/page-view';
import type { Locale } from '~/i18n/locales';
import type { ContentSource } from '~/content/content';
import { type PictureView, viewImage } from '~/content/picture-view';
import { openingJsonLd } from '~/content/opening/opening-json-ld';
import { type OpeningView, viewOpening } from '~/content/opening/opening';
import { type HotelView, viewHotel } from '~/content/seo/hotel-view';

/** What the contact page shows today. */
export function loadContact(content: ContentSource, locale: Locale) {
  return {
    ...viewContact(content, locale, new Date()),
    shareCard: viewShareCard(content, 'contact', locale),
  };
}

export type ContactView = {
  page: PageHeadView;
  house: {
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
  /** The house on maps of others, as plain links. */
  maps: { id: 'osm' | 'apple' | 'google'; url: string }[];
  reception: OpeningView;
  /** The reception's hours and the hotel's facts as search engines read them. */
  hours: ReturnType<typeof openingJsonLd>;
  hotel: HotelView;
  map: PictureView;
  legend: string[];
  blocks: BlockView[];
  distances: { to: string; kilometres: number; minutes: number }[];
};

/** Everything the contact page says, in one language; `now` decides which special days are over. */
export function viewContact(content: ContentSource, locale: Locale, now: Date): ContactView {
  const { contact, site } = content.get();
  const { fullName, street, postalCode, city, phone, phoneDisplay, email } = site.house;
  const { latitude, longitude, mapUrl } = site.house;
  const point = `${latitude},${longitude}`;
  return {
    page: viewHead(contact.page, locale),
    house: {
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
    reception: viewOpening(contact.reception, locale, now),
    hours: openingJsonLd(contact.reception, now),
    hotel: viewHotel(content),
    map: viewImage(content, contact.map, locale),
    legend: contact.legend.map((line) => line[locale]),
    blocks: contact.blocks.map((block) => viewBlock(content, block, locale)),
    distances: contact.distances.map(({ to, kilometres, minutes }) => ({
      to: to[locale],
      kilometres,
      minutes,
    })),
  };
}
