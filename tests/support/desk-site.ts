import type { Locale } from '~/i18n/locales';
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
