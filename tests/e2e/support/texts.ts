import { fileURLToPath } from 'node:url';
import type account from '../../../translations/en/account.json';
import type cart from '../../../translations/en/cart.json';
import type checkout from '../../../translations/en/checkout.json';
import type common from '../../../translations/en/common.json';
import type emulator from '../../../translations/en/emulator.json';
import type enquiries from '../../../translations/en/enquiries.json';
import type gallery from '../../../translations/en/gallery.json';
import type home from '../../../translations/en/home.json';
import type inbox from '../../../translations/en/inbox.json';
import type newsletter from '../../../translations/en/newsletter.json';
import type order from '../../../translations/en/order.json';
import type reception from '../../../translations/en/reception.json';
import type reply from '../../../translations/en/reply.json';
import type reservation from '../../../translations/en/reservation.json';
import type shop from '../../../translations/en/shop.json';
import type stock from '../../../translations/en/stock.json';
import type subscription from '../../../translations/en/subscription.json';
import type table from '../../../translations/en/table.json';
import { type Locale, locales } from '../../../app/i18n/locales';
import { readTexts } from '../../../tools/hotel.mjs';

export { type Locale, locales };

type Texts = {
  account: typeof account;
  cart: typeof cart;
  checkout: typeof checkout;
  common: typeof common;
  emulator: typeof emulator;
  enquiries: typeof enquiries;
  gallery: typeof gallery;
  home: typeof home;
  inbox: typeof inbox;
  newsletter: typeof newsletter;
  order: typeof order;
  reception: typeof reception;
  reply: typeof reply;
  reservation: typeof reservation;
  shop: typeof shop;
  stock: typeof stock;
  subscription: typeof subscription;
  table: typeof table;
};

const namespaces = [
  'account',
  'cart',
  'checkout',
  'common',
  'emulator',
  'enquiries',
  'gallery',
  'home',
  'inbox',
  'newsletter',
  'order',
  'reception',
  'reply',
  'reservation',
  'shop',
  'stock',
  'subscription',
  'table',
] as const;
const cache = new Map<Locale, Texts>();

function readLocaleTexts(locale: Locale): Texts {
  const read = (namespace: string): unknown => {
    const file = new URL(`../../../translations/${locale}/${namespace}.json`, import.meta.url);
    return readTexts(fileURLToPath(file));
  };
  return Object.fromEntries(namespaces.map((name) => [name, read(name)])) as Texts;
}

/** The interface texts in a language. */
export function textsIn(locale: Locale): Texts {
  const texts = cache.get(locale) ?? readLocaleTexts(locale);
  cache.set(locale, texts);
  return texts;
}

/** Puts values into a text: `fill('Order {{number}}', { number: 'M-1' })`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

const money = new Intl.NumberFormat('hr-HR', { style: 'currency', currency: 'EUR' });

/** Cents formatted as in the shop in every language, with plain spaces: locators normalise spaces. */
export function euro(cents: number): string {
  return money.format(cents / 100).replace(/\s/g, ' ');
}
