import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import Database from 'better-sqlite3';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { OwnSite } from './own-site';
import { euro, fill, type Locale } from './words';

export type OrderRow = {
  number: string;
  state: string;
  total_cents: number;
  locale: string;
  token: string;
};

/** The orders of one buyer as the site has stored them. */
export function findOrders(site: OwnSite, email: string): OrderRow[] {
  const db = new Database(join(site.dataDir, 'murva.sqlite'), {
    readonly: true,
    fileMustExist: true,
  });
  try {
    return db
      .prepare(
        'select number, state, total_cents, locale, token from orders where email = ? order by id',
      )
      .all(email) as OrderRow[];
  } finally {
    db.close();
  }
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

async function readMails(site: OwnSite, orderNumber: string): Promise<ParsedMail[]> {
  const folder = join(site.dataDir, 'mail');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map((name) => simpleParser(readFileSync(join(folder, name)))),
  );
  return mails.filter((mail) => mail.subject?.includes(orderNumber));
}

const recipient = (mail: ParsedMail) =>
  [mail.to ?? []]
    .flat()
    .map((to) => to.text)
    .join();

function readSubject(locale: Locale, mail: 'confirmation' | 'notice'): string {
  const path = new URL(`../../../translations/${locale}/mail.json`, import.meta.url);
  return (
    (JSON.parse(readFileSync(path, 'utf8')) as Record<string, { subject: string }>)[mail]
      ?.subject ?? ''
  );
}

/** Two mails: the buyer's in the buyer's language, the house's in Croatian, both with the order's total. */
export async function expectMails(site: OwnSite, order: OrderRow, email: string, locale: Locale) {
  await expect.poll(async () => (await readMails(site, order.number)).length).toBe(2);
  const mails = await readMails(site, order.number);
  const buyers = mails.find((mail) => recipient(mail).includes(email));
  const houses = mails.find((mail) => mail !== buyers);
  expectMail(buyers, locale, order, readSubject(locale, 'confirmation'));
  expectMail(houses, 'hr', order, readSubject('hr', 'notice'));
  expect(houses?.replyTo?.text).toContain(email);
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
