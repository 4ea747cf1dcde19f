import { type Site, siteSchema } from '~/content/content-schema';
import { type DeliveryTariff, deliverySchema } from '~/content/delivery-schema';
import type { AllSections } from '../all-sections';
import { closure } from './closure';
import { makeTexts } from './texts';
import { picture, words } from './words';

/**
 * Three zones; parcels of up to 20 kg; readers of English and Italian choose their country.
 * @throws ZodError if the changes are invalid
 */
export const makeDelivery = (changes: Partial<DeliveryTariff> = {}): DeliveryTariff =>
  deliverySchema.parse({
    carrier: 'Parcel Post',
    maxGrams: 20_000,
    days: { min: 2, max: 6 },
    zones: [
      {
        id: 'domestic',
        countries: ['AT'],
        steps: [
          { maxGrams: 2_000, priceCents: 450 },
          { maxGrams: 5_000, priceCents: 550 },
          { maxGrams: 20_000, priceCents: 950 },
        ],
      },
      {
        id: 'near',
        countries: ['DE', 'HR', 'IT'],
        steps: [
          { maxGrams: 2_000, priceCents: 1200 },
          { maxGrams: 5_000, priceCents: 1450 },
          { maxGrams: 20_000, priceCents: 2600 },
        ],
      },
      {
        id: 'far',
        countries: ['FI', 'PT'],
        steps: [
          { maxGrams: 2_000, priceCents: 2200 },
          { maxGrams: 5_000, priceCents: 2650 },
          { maxGrams: 20_000, priceCents: 4500 },
        ],
      },
    ],
    readers: {
      hr: { country: 'HR', to: 'u Hrvatsku' },
      de: { country: 'DE', to: 'nach Deutschland' },
    },
    notes: [
      { id: 'valleys', countries: ['AT'], title: words('Valleys'), text: words('A day longer') },
      { id: 'islands', countries: ['HR', 'IT'], title: words('Islands'), text: words('By ferry') },
    ],
    tracking: {
      url: 'https://parcels.example/follow?code={code}',
      pattern: '\\d{10,14}|[A-Z0-9]{8}',
      example: '12345678901',
    },
    ...changes,
  });

/** The company that sells. */
export const seller: Site['seller'] = {
  legalName: 'Linden Hotelbetriebsgesellschaft mbH',
  shortName: 'Linden Hotel GmbH',
  street: 'Mill Lane 4',
  postalCode: '8010',
  city: 'Graz',
  country: 'AT',
  taxNumber: '123456789',
  vatId: 'ATU12345678',
  companyDetails: [words('Commercial court, FN 123456a'), words('Directors: Eva Example')],
  phone: '+43316000222',
  phoneDisplay: '+43 316 000 222',
  email: 'shop@linden.example',
};

const hotel: Site['hotel'] = {
  name: 'Linden',
  fullName: 'Hotel Linden',
  claim: words('Hotel under the lime tree'),
  restaurant: 'The Arbour',
  tavern: 'The Barn',
  street: 'Mill Lane 2',
  postalCode: '8011',
  city: 'Graz',
  country: 'AT',
  phone: '+43316000111',
  phoneDisplay: '+43 316 000 111',
  email: 'info@linden.example',
  latitude: 47.0707,
  longitude: 15.4395,
  mapUrl: 'https://maps.example/?mlat=47.0707&mlon=15.4395',
  rooms: 4,
  suites: 1,
  checkIn: { from: '14:00', to: '22:00' },
  checkOut: { from: '06:00', to: '10:30' },
  social: [{ name: 'Pictures', url: 'https://pictures.example/linden' }],
  partners: [{ name: 'Bakery', url: 'https://bakery.example/', image: picture('bakery') }],
  credit: { name: 'Software', url: 'https://software.example/' },
};

/** The hotel and its shop, apart from what it sells. @throws ZodError when the changes do not fit */
export const makeSite = (changes: Partial<Site> = {}): AllSections['site'] =>
  siteSchema.parse({
    hotel,
    booking: { url: 'https://booking.example/', adults: 2, children: 0, rooms: 1 },
    closure,
    shareCards: { home: picture('share-home'), shop: picture('share-shop') },
    seller,
    cards: ['Visa', 'Mastercard'],
    delivery: makeDelivery(),
    shop: {
      title: words('Shop'),
      lead: words('Shop lead'),
      oleotheque: {
        title: words('A tasting'),
        text: words('Four oils'),
        image: picture('tasting-room'),
      },
      updated: '2026-11-01',
    },
    home: {
      title: words('Home'),
      lead: words('Home lead'),
      heroes: [
        {
          from: '11-01',
          to: '03-20',
          wide: picture('hero-winter'),
          tall: picture('hero-winter-m'),
        },
        { from: '03-21', to: '10-31', wide: picture('hero'), tall: picture('hero-m') },
      ],
      plate: picture('plate'),
      story: { title: words('Story'), text: words('First.\n\nSecond.\n\nThird.') },
      updated: '2026-11-01',
    },
    texts: makeTexts(),
    ...changes,
  }) as AllSections['site'];
