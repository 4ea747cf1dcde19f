import type { MailSettings } from '~/content/mails/mail-settings.server';
import type { OrderForMail } from '~/shop/orders/mails/order-for-mail';
import { atHotel } from './hotel-clock';
import { makeSite } from './made-up-hotel/site';

/** Without long texts: attachments are not part of the email's own text. */
export const site = makeSite({ texts: {} });

export const mailSettings: MailSettings = {
  site,
  siteUrl: 'https://linden.example',
  staffAddress: 'reception@linden.example',
};

const buyer = {
  fullName: 'Jürgen Weiß',
  address: 'Straße des 17. Juni 135',
  city: 'Berlin',
  postalCode: '10623',
  country: 'DE',
  email: 'juergen.weiss@example.org',
  phone: '+49 30 1234567',
};

export const order: OrderForMail = {
  number: 'M-2026-000123',
  token: 'tok_en-9f2c4b7a1e',
  locale: 'de',
  createdAt: atHotel('2026-11-21T19:05'),
  buyer,
  recipient: buyer,
  isToBuyer: true,
  giftMessage: '',
  comment: '',
  weightGrams: 1900,
  lines: [
    {
      variantId: 'oil-500',
      productName: 'Olivenöl',
      variantName: 'Flasche 500 ml',
      productNameForStaff: 'Maslinovo ulje',
      variantNameForStaff: 'boca 500 ml',
      unitCents: 1450,
      count: 2,
      totalCents: 2900,
    },
    {
      variantId: 'vinegar-250',
      productName: 'Apfelessig',
      variantName: 'Flasche 250 ml',
      productNameForStaff: 'Jabučni ocat',
      variantNameForStaff: 'boca 250 ml',
      unitCents: 900,
      count: 1,
      totalCents: 900,
    },
  ],
  subtotalCents: 3800,
  deliveryCents: 1000,
  totalCents: 4800,
  isInVat: true,
  isShipped: true,
};
