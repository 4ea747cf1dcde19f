import { listAcceptedCards } from '~/content/accepted-cards';
import type { ProviderId } from '~/platform/database/stored-values';
import type { Site } from '~/content/content-schema';
import type { DeliveryTariff } from '~/content/delivery-schema';
import type { Localized } from '~/content/value-schema';

/** The seller's data in the company register and at the bank. */
export const company = {
  court: 'Trgovački sud u Pazinu',
  mbs: '130000000',
  shareCapital: '20.000,00 €',
  management: 'Ivana Primjer',
  bank: 'Primjer banka d.d.',
  iban: 'HR7199999981100000002',
};

/** Facts that the long texts quote; written once, so that the pages cannot disagree. */
export const seller = {
  legalName: 'Murva društvo s ograničenom odgovornošću za ugostiteljstvo i trgovinu',
  shortName: 'Murva d.o.o.',
  street: 'Ulica pod zidom 4',
  postalCode: '52499',
  city: 'Ladonjan',
  country: 'HR',
  taxNumber: '12345678903',
  vatId: 'HR12345678903',
  companyDetails: [
    {
      hr: `${company.court}, MBS ${company.mbs}`,
      en: `${company.court}, company number (MBS) ${company.mbs}`,
      it: `${company.court}, numero di registro (MBS) ${company.mbs}`,
      de: `${company.court}, Registernummer (MBS) ${company.mbs}`,
    },
    {
      hr: `Temeljni kapital: ${company.shareCapital}`,
      en: `Share capital: ${company.shareCapital}`,
      it: `Capitale sociale: ${company.shareCapital}`,
      de: `Stammkapital: ${company.shareCapital}`,
    },
    {
      hr: `Uprava: ${company.management}`,
      en: `Management: ${company.management}`,
      it: `Amministrazione: ${company.management}`,
      de: `Geschäftsführung: ${company.management}`,
    },
  ],
  phone: '+38552000001',
  phoneDisplay: '+385 52 000 001',
  email: 'shop@murva.example',
} satisfies Site['seller'];

export const cards = ['Visa', 'Mastercard', 'Maestro'];

export const delivery: DeliveryTariff = {
  carrier: 'GLS',
  maxGrams: 40_000,
  days: { min: 5, max: 7 },
  // Example tariff including VAT. Not served: Cyprus and Malta, where glass would have to fly.
  zones: [
    {
      id: 'domestic',
      countries: ['HR'],
      steps: [
        { maxGrams: 2_000, priceCents: 450 },
        { maxGrams: 5_000, priceCents: 550 },
        { maxGrams: 10_000, priceCents: 700 },
        { maxGrams: 20_000, priceCents: 950 },
        { maxGrams: 40_000, priceCents: 1400 },
      ],
    },
    {
      id: 'near',
      countries: ['SI', 'AT', 'IT', 'HU', 'DE'],
      steps: [
        { maxGrams: 2_000, priceCents: 1200 },
        { maxGrams: 5_000, priceCents: 1450 },
        { maxGrams: 10_000, priceCents: 1850 },
        { maxGrams: 20_000, priceCents: 2600 },
        { maxGrams: 40_000, priceCents: 3900 },
      ],
    },
    {
      id: 'middle',
      countries: ['CZ', 'SK', 'PL', 'BE', 'NL', 'LU', 'FR', 'DK'],
      steps: [
        { maxGrams: 2_000, priceCents: 1600 },
        { maxGrams: 5_000, priceCents: 1950 },
        { maxGrams: 10_000, priceCents: 2450 },
        { maxGrams: 20_000, priceCents: 3400 },
        { maxGrams: 40_000, priceCents: 4900 },
      ],
    },
    {
      id: 'far',
      countries: ['BG', 'EE', 'ES', 'FI', 'GR', 'IE', 'LT', 'LV', 'PT', 'RO', 'SE'],
      steps: [
        { maxGrams: 2_000, priceCents: 2200 },
        { maxGrams: 5_000, priceCents: 2650 },
        { maxGrams: 10_000, priceCents: 3300 },
        { maxGrams: 20_000, priceCents: 4500 },
        { maxGrams: 40_000, priceCents: 6500 },
      ],
    },
  ],
  // English is read everywhere: its readers are asked.
  readers: {
    hr: { country: 'HR', to: 'unutar Hrvatske' },
    de: { country: 'DE', to: 'nach Deutschland' },
    it: { country: 'IT', to: 'in Italia' },
  },
  notes: [
    {
      id: 'islands',
      countries: ['HR'],
      title: {
        hr: 'Hrvatski otoci',
        en: 'Croatian islands',
        it: 'Isole croate',
        de: 'Kroatische Inseln',
      },
      text: {
        hr: 'Na otoke paket može putovati dan-dva dulje, a na nekoliko malih otoka umjesto GLS-a dostavlja ga Hrvatska pošta. Cijena je ista kao na kopnu.',
        en: 'A parcel to an island may take a day or two longer, and on a few small islands Croatian Post delivers it instead of GLS. The price is the same as on the mainland.',
        it: 'Per le isole può servire un giorno o due in più; su alcune isole minori il pacco è consegnato dalle Poste croate anziché da GLS. Il prezzo è lo stesso della terraferma.',
        de: 'Auf eine Insel kann das Paket ein bis zwei Tage länger brauchen, und auf einigen kleinen Inseln stellt statt GLS die Kroatische Post zu. Der Preis ist derselbe wie auf dem Festland.',
      },
    },
    {
      id: 'dubrovnik',
      countries: ['HR'],
      title: {
        hr: 'Dubrovnik i okolica',
        en: 'Dubrovnik and surroundings',
        it: 'Dubrovnik e dintorni',
        de: 'Dubrovnik und Umgebung',
      },
      text: {
        hr: 'Za mjesta južno od granice kod Neuma carina traži podatke o sadržaju i vrijednosti paketa. Prijavljujemo ih mi: vi ne ispunjavate ništa, a cijena je ista.',
        en: 'For places south of the border at Neum, customs ask what is in the parcel and what it is worth. We declare it: there is nothing for you to fill in, and the price is the same.',
        it: 'Per le località a sud del confine di Neum la dogana chiede contenuto e valore del pacco. Li dichiariamo noi: non c’è nulla da compilare e il prezzo è lo stesso.',
        de: 'Für Orte südlich der Grenze bei Neum verlangt der Zoll Angaben zu Inhalt und Wert des Pakets. Die machen wir: Sie füllen nichts aus, und der Preis ist derselbe.',
      },
    },
  ],
  tracking: {
    url: 'https://gls-group.com/GROUP/en/parcel-tracking?match={code}',
    pattern: '\\d{10,14}|\\d{20}|[A-Z0-9]{8}',
    example: '12345678901',
  },
};

/** Until how many days before arrival a dated package is cancelled free of charge. */
export const freeCancellationDays = 7;

/** Postal line of the seller, as printed in the texts. Where it wraps, names and numbers stay whole. */
export const sellerAddress =
  `${seller.shortName}, ${seller.street}, ${seller.postalCode} ${seller.city}`.replace(
    / (?=d\.o\.o\.|\d+,|[^\d\s]*$)/g,
    '\u00a0',
  );

export type LongText = Site['texts'][string];

/** Prices of services beside rooms and menus, in cents, that several texts name. */
export const servicePrices = {
  extraBed: 4500,
  dog: 1500,
  kilowattHour: 35,
  transferFromPula: 9500,
  transferFromTrieste: 12_000,
  corkage: 1500,
} as const;

/** Euro in the Croatian form, which the shop uses in every language. */
export function euro(cents: number): string {
  return new Intl.NumberFormat('hr-HR', { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

/** "Visa, Mastercard i Maestro", in each language: our cards that the provider accepts. */
export function joinCards(provider: ProviderId): Localized {
  const names = listAcceptedCards(cards, provider);
  const join = (locale: string) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return { hr: join('hr'), en: join('en-GB'), it: join('it'), de: join('de') };
}
