import type { Kysely } from 'kysely';
import { type NewEnquiry, storeEnquiry } from '~/hospitality/enquiries/enquiries.server';
import type { Locale } from '~/i18n/locales';
import type { Database } from '~/platform/database/schema';
import { createKey, hashKey } from '~/reception/desk-keys.server';
import { addToCart, buyer, goToReview, payWith } from './journey';
import { Shopper } from './shopper';
import { withSiteDatabase } from './stored-rows';

type Site = { url: string; dataDir: string };

/** A browser in which a member of staff has signed in. */
export async function openDeskAs(
  site: Site,
  email: string,
  endsAt = '2099-01-01T00:00:00.000Z',
): Promise<Shopper> {
  const key = createKey();
  await withSiteDatabase(site, async (db) => {
    const { id } = await db
      .selectFrom('staff')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const session = { hash: hashKey(key), created_at: '2026-11-23T00:00:00.000Z' };
    await db
      .insertInto('staff_sessions')
      .values({ staff_id: id, expires_at: endsAt, ...session })
      .execute();
  });
  const browser = new Shopper(site.url);
  browser.cookies.set('reception', key);
  return browser;
}

type Purchase = {
  locale?: Locale;
  fullName?: string;
  email?: string;
  slug?: string;
  count?: string;
};

/** Buys as a shopper does; the amount is on hold. @returns the order's number */
export async function buy(site: Site, purchase: Purchase = {}): Promise<string> {
  const { locale = 'hr', slug = 'buza', count = '1', ...person } = purchase;
  const shopper = new Shopper(site.url);
  await addToCart(shopper, locale, slug, count);
  const review = await goToReview(shopper, locale, { ...buyer, ...person });
  const card = await shopper.submit(review, review.form('submissionId'), { terms: true });
  const end = await payWith(shopper, card, 'succeeds');
  const token = new URL(end.url).searchParams.get('order') ?? '';
  return withSiteDatabase(site, async (db) => {
    const order = await db
      .selectFrom('orders')
      .select(['number', 'state'])
      .where('token', '=', token)
      .executeTakeFirstOrThrow();
    if (order.state !== 'authorised') throw new Error(`${order.number} is ${order.state}`);
    return order.number;
  });
}

let asked = 0;

/** Stores a guest's request for a table, unless it is changed to another. @returns its id */
export async function ask(
  db: Kysely<Database>,
  change: Partial<NewEnquiry> = {},
  now = new Date(),
): Promise<number> {
  asked += 1;
  const id = String(asked).padStart(43, 'q');
  const details = { house: 'restaurant', guests: 2, date: '2099-07-10', time: '20:00' };
  const request: NewEnquiry = {
    kind: 'table',
    locale: 'de',
    full_name: `Eva Keller-Huber ${asked}`,
    email: `eva${asked}@example.com`,
    phone: '+49 30 123456',
    message: '',
    details: JSON.stringify(details),
    ...change,
  };
  await storeEnquiry(db, request, { ids: [id], mails: [], now });
  const row = await db
    .selectFrom('enquiries')
    .select('id')
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow();
  return row.id;
}
