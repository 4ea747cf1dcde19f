import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import Database from 'better-sqlite3';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { OwnSite } from './own-site';
import { euro, fill, type Locale } from './words';
import { readTexts } from '../../../tools/hotel.mjs';

export type OrderRow = {
  number: string;
  state: string;
  total_cents: number;
  locale: string;
  token: string;
};

function findRows(site: OwnSite, query: string, email: string): unknown[] {
  const db = new Database(join(site.dataDir, 'murva.sqlite'), {
    readonly: true,
    fileMustExist: true,
  });
  try {
    return db.prepare(query).all(email);
  } finally {
    db.close();
  }
}

/** The orders of one buyer as the site has stored them. */
export function findOrders(site: OwnSite, email: string): OrderRow[] {
  const query =
    'select number, state, total_cents, locale, token from orders where email = ? order by id';
  return findRows(site, query, email) as OrderRow[];
}

type EnquiryRow = { kind: string; locale: string; details: string };

/** The enquiries of one guest. */
export function findEnquiries(site: OwnSite, email: string): EnquiryRow[] {
  const query = 'select kind, locale, details from enquiries where email = ? order by id';
  return findRows(site, query, email) as EnquiryRow[];
}

/** How an address stands on the newsletter's list. */
export function findSubscription(site: OwnSite, email: string): string | undefined {
  const query = 'select state from newsletter_subscriptions where email = ?';
  return (findRows(site, query, email) as { state: string }[])[0]?.state;
}

/** Exactly one order, its money reserved. */
export async function expectOneOrder(
  site: OwnSite,
  email: string,
  totalCents: number,
): Promise<OrderRow> {
  await expect.poll(() => findOrders(site, email).map((row) => row.state)).toEqual(['authorised']);
  const [order] = findOrders(site, email);
  expect(order?.total_cents).toBe(totalCents);
  return order as OrderRow;
}

/** The mails as they were written, oldest first. */
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

/** All mails that go to an address or are to be answered to it, once there are as many as awaited. */
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

/** Two mails: the buyer's in the buyer's language, the hotel's in Croatian, both with the order's total. */
export async function expectMails(site: OwnSite, order: OrderRow, email: string, locale: Locale) {
  await expect.poll(async () => (await readMails(site, order.number)).length).toBe(2);
  const mails = await readMails(site, order.number);
  const buyers = mails.find((mail) => recipient(mail).includes(email));
  const hotels = mails.find((mail) => mail !== buyers);
  expectMail(buyers, locale, order, readSubject(locale, 'confirmation'));
  expectMail(hotels, 'hr', order, readSubject('hr', 'notice'));
  expect(hotels?.replyTo?.text).toContain(email);
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
