import { site as ours } from '#hotel/site';
import type { OrderForMail } from '~/shop/orders/mails/order-for-mail';

/** Another hotel than the one in the content, so that no mail can contain hard-coded hotel data. */
export const site = {
  ...ours,
  hotel: {
    ...ours.hotel,
    name: 'Murva',
    fullName: 'Heritage Hotel Murva',
    email: 'info@murva.example',
    phoneDisplay: '+385 52 000 111',
  },
  seller: {
    ...ours.seller,
    legalName: 'Murva ugostiteljstvo d.o.o.',
    shortName: 'Murva d.o.o.',
    street: 'Gornji trg 7',
    postalCode: '52424',
    city: 'Motovun',
    email: 'prodaja@murva.example',
    phoneDisplay: '+385 52 000 222',
    taxNumber: '12345678903',
    vatId: 'HR12345678903',
    companyDetails: [
      {
        hr: 'Trgovački sud u Pazinu, MBS 130012345',
        en: 'Trgovački sud u Pazinu, company number (MBS) 130012345',
        it: 'Trgovački sud u Pazinu, numero di registro (MBS) 130012345',
        de: 'Trgovački sud u Pazinu, Registernummer (MBS) 130012345',
      },
    ],
  },
  // The mail's attachments are not part of its own text.
  texts: {},
};

export const order: OrderForMail = {
  number: 'M-2026-000123',
  token: 'tok_en-9f2c4b7a1e',
  locale: 'de',
  createdAt: new Date('2026-11-21T18:05:00.000Z'),
  fullName: 'Jürgen Weiß',
  address: 'Straße des 17. Juni 135',
  city: 'Berlin',
  postalCode: '10623',
  country: 'DE',
  email: 'juergen.weiss@example.org',
  phone: '+49 30 1234567',
  comment: '',
  recipientName: null,
  recipientPhone: null,
  deliveryAddress: null,
  deliveryCity: null,
  deliveryPostalCode: null,
  deliveryCountry: 'DE',
  weightGrams: 1900,
  lines: [
    {
      productName: 'Olivenöl Bianchera',
      variantName: 'Flasche 500 ml',
      productNameHr: 'Maslinovo ulje Bianchera',
      variantNameHr: 'boca 500 ml',
      unitCents: 1450,
      count: 2,
      totalCents: 2900,
    },
    {
      productName: 'Essig aus Malvazija',
      variantName: 'Flasche 250 ml',
      productNameHr: 'Ocat od malvazije',
      variantNameHr: 'boca 250 ml',
      unitCents: 900,
      count: 1,
      totalCents: 900,
    },
  ],
  subtotalCents: 3800,
  deliveryCents: 1000,
  totalCents: 4800,
};
