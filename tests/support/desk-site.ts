import type { Locale } from '~/i18n/locales';
import { beginSession } from '~/reception/sign-in/sessions.server';
import { findStaff } from '~/reception/staff/staff.server';
import { addToCart, buyer, goToReview, payWith } from './journey';
import { Shopper } from './shopper';
import { withSiteDatabase } from './stored-rows';

type Site = { url: string; dataDir: string };

/** A browser in which a member of staff has signed in, now or at another time. */
export async function openDeskAs(site: Site, email: string, now = new Date()): Promise<Shopper> {
  const browser = new Shopper(site.url);
  await withSiteDatabase(site, async (db) => {
    const staff = await findStaff(db, email);
    if (!staff) throw new Error(`${email} is not among the staff`);
    browser.cookies.set('reception', await beginSession(db, staff.id, now));
  });
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
