import type { PriceReferences } from '~/components/ui/price-notes';
import type { ContentSource } from '~/content/content';
import { toPriceReferences } from '~/content/price-notes';
import type { Room, Rooms } from '~/content/rooms-schema';
import { type SeasonId, seasonIds } from '~/content/vocabulary';
import { listParagraphs } from '~/content/page-content';
import { type Picture, toPicture } from '~/content/picture';
import type { ContentImage } from '~/content/value-schema';
import type { Locale } from '~/i18n/locales';

/** A room as shown in lists. */
export type RoomCard = {
  id: string;
  slug: string;
  name: string;
  suite: boolean;
  count: number;
  lead: string;
  /** Area in square metres: `28` or `21–24`. */
  size: string;
  capacity: number;
  bed: string;
  bathroom: string;
  view: string;
  /** The lowest price of a night, in cents. */
  fromCents: number;
  image: Picture;
} & PriceReferences;

export function toRoomCard(content: ContentSource, room: Room, locale: Locale): RoomCard {
  const { from, to } = room.squareMetres;
  const cheapest = seasonIds.reduce((best, season) =>
    room.nightCents[season] < room.nightCents[best] ? season : best,
  );
  return {
    id: room.id,
    slug: room.slug,
    name: room.name,
    suite: room.suite,
    count: room.count,
    lead: room.lead[locale],
    size: from === to ? String(from) : `${from}–${to}`,
    capacity: room.capacity,
    bed: room.bed[locale],
    bathroom: room.bathroom[locale],
    view: room.view[locale],
    fromCents: room.nightCents[cheapest],
    ...toPriceReferences(room.referencePrices?.[cheapest], locale),
    image: toPicture(content, room.images[0] as ContentImage, locale),
  };
}

/** A room as shown on its own page. */
export type RoomDetails = RoomCard & {
  description: string[];
  summary: string;
  images: Picture[];
  squareMetres: Room['squareMetres'];
  nights: NightPrices;
  equipment: Equipment;
};

/** The price of a night by season in cents, with its reference prices. */
export type NightPrices = Record<SeasonId, { cents: number } & PriceReferences>;

export function toNightPrices({ nightCents, referencePrices }: Room, locale: Locale): NightPrices {
  const view = (season: SeasonId) => ({
    cents: nightCents[season],
    ...toPriceReferences(referencePrices?.[season], locale),
  });
  return { low: view('low'), middle: view('middle'), high: view('high') };
}

/** `every`: what all rooms have. `own`: what this room has in addition. */
export type Equipment = { own: string[]; every: string[] };

export function toRoomDetails(content: ContentSource, room: Room, locale: Locale): RoomDetails {
  return {
    ...toRoomCard(content, room, locale),
    description: listParagraphs(room.description, locale),
    summary: room.summary[locale],
    images: room.images.map((image) => toPicture(content, image, locale)),
    squareMetres: room.squareMetres,
    nights: toNightPrices(room, locale),
    equipment: toEquipment(content.get().rooms, room, locale),
  };
}

function toEquipment(rooms: Rooms, room: Room, locale: Locale): Equipment {
  const every = listCommonEquipment(rooms, locale);
  const present = rooms.amenities.filter(({ id }) => room.amenities.includes(id));
  const own = present.map(({ name }) => name[locale]).filter((name) => !every.includes(name));
  return { own, every };
}

/** What all rooms have. */
export function listCommonEquipment({ amenities, kinds }: Rooms, locale: Locale): string[] {
  return amenities
    .filter(({ id }) => kinds.every((kind) => kind.amenities.includes(id)))
    .map(({ name }) => name[locale]);
}

export type Season = { id: SeasonId; periods: { from: string; to: string }[] };

/** The seasons from the cheapest to the most expensive, regardless of their order in the content. */
export function listSeasons({ seasons }: Rooms): Season[] {
  return seasonIds.flatMap((id) => seasons.filter((season) => season.id === id));
}
