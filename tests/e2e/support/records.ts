import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { type ParsedMail, simpleParser } from 'mailparser';
import { withSiteDatabase } from '../../support/stored-rows';
import type { OwnSite } from './own-site';
import { euro, fill, type Locale } from './texts';
import { readTexts } from '../../../tools/hotel.mjs';

export type OrderRow = {
  number: string;
  state: string;
  total_cents: number;
  locale: string;
  token: string;
};

/** A buyer's stored orders. */
export const findOrders = (site: OwnSite, email: string): Promise<OrderRow[]> =>
  withSiteDatabase(site, (db) =>
    db
      .selectFrom('orders')
      .select(['number', 'state', 'total_cents', 'locale', 'token'])
      .where('email', '=', email)
      .orderBy('id')
      .execute(),
  );

type EnquiryRow = { kind: string; locale: string; details: string };

/** The enquiries of one guest. */
export const findEnquiries = (site: OwnSite, email: string): Promise<EnquiryRow[]> =>
  withSiteDatabase(site, (db) =>
    db
      .selectFrom('enquiries')
      .select(['kind', 'locale', 'details'])
      .where('email', '=', email)
      .orderBy('id')
      .execute(),
  );

/** The state of a newsletter subscription. */
export const findSubscription = async (
  site: OwnSite,
  email: string,
): Promise<string | undefined> => {
  const rows = await withSiteDatabase(site, (db) =>
    db.selectFrom('newsletter_subscriptions').select('state').where('email', '=', email).execute(),
  );
  return rows[0]?.state;
};

/** Expects exactly one order, its payment authorised. */
export async function expectOneOrder(
  site: OwnSite,
  email: string,
  totalCents: number,
): Promise<OrderRow> {
  await expect
    .poll(async () => (await findOrders(site, email)).map((row) => row.state))
    .toEqual(['authorised']);
  const [order] = await findOrders(site, email);
  expect(order?.total_cents).toBe(totalCents);
  return order as OrderRow;
}

/** The written email files, oldest first. */
function readMailFiles(site: OwnSite): Buffer[] {
  const folder = join(site.dataDir, 'mail');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return names.sort().map((name) => readFileSync(join(folder, name)));
}

async function readMails(site: OwnSite, orderNumber: string): Promise<ParsedMail[]> {
  const mails = await Promise.all(readMailFiles(site).map((file) => simpleParser(file)));
  return mails.filter((mail) => mail.subject?.includes(orderNumber));
}

/** Waits for `count` emails to an address or with it as reply-to. */
export async function expectMailsOf(
  site: OwnSite,
  email: string,
  count: number,
): Promise<ParsedMail[]> {
  const find = () => readMailFiles(site).filter((file) => file.includes(email));
  await expect.poll(() => find().length).toBe(count);
  return Promise.all(find().map((file) => simpleParser(file)));
}

const recipient = (mail: ParsedMail) =>
  [mail.to ?? []]
    .flat()
    .map((to) => to.text)
    .join();

function readSubject(locale: Locale, mail: 'confirmation' | 'notice'): string {
  const path = new URL(`../../../translations/${locale}/mail.json`, import.meta.url);
  return (
    (readTexts(fileURLToPath(path)) as Record<string, { subject: string }>)[mail]?.subject ?? ''
  );
}

/** Expects two emails: the buyer's in their language, the hotel's in Croatian, both with the order's total. */
export async function expectMails(site: OwnSite, order: OrderRow, email: string, locale: Locale) {
  await expect.poll(async () => (await readMails(site, order.number)).length).toBe(2);
  const mails = await readMails(site, order.number);
  const buyersMail = mails.find((mail) => recipient(mail).includes(email));
  const hotelsMail = mails.find((mail) => mail !== buyersMail);
  expectMail(buyersMail, locale, order, readSubject(locale, 'confirmation'));
  expectMail(hotelsMail, 'hr', order, readSubject('hr', 'notice'));
  expect(hotelsMail?.replyTo?.text).toContain(email);
}

function expectMail(
  mail: ParsedMail | undefined,
  locale: Locale,
  order: OrderRow,
  subject: string,
) {
  const begin = fill(subject.split('·')[0] ?? '', { number: order.number }).trim();
  const total = euro(order.total_cents);
  expect(mail?.subject).toContain(begin);
  expect(mail?.html).toContain(`lang="${locale}"`);
  expect(mail?.text?.replace(/\s+/g, ' ')).toContain(total);
  expect(String(mail?.html).replace(/\s|&nbsp;/g, ' ')).toContain(total);
}
