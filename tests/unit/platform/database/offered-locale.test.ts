import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Locale } from '~/i18n/locales';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { countRecipientGroups } from '~/hospitality/newsletter/issues/send-issue.server';
import { createOrder, getOrder } from '~/shop/orders/orders.server';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';

// A hotel that has given up Italian, in which it has sold goods.
vi.mock('#hotel/hotel.config.js', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  languages: ['de', 'en'],
  paths: {},
}));

const now = new Date('2026-11-28T10:00:00Z');

async function orderIn(locale: Locale) {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder({ locale }), now);
  return { db, id: order.id };
}

test('an order in a language given up is answered in the default language', async () => {
  const { db, id } = await orderIn('it');
  const { locale } = await getOrder(db, id);
  expect(locale).toBe('de');
  expect(getMailTexts(locale)('shipped.subject')).not.toContain('shipped.subject');
});

test('so is one that the statement returns which changes it, under any name of its table', async () => {
  const { db, id } = await orderIn('it');
  const change = db.updateTable('orders').set({ comment: '' }).where('id', '=', id);
  const changed = await change.returningAll().executeTakeFirstOrThrow();
  const aliased = db.selectFrom('orders as bought').select('bought.locale');
  expect([changed.locale, (await aliased.executeTakeFirstOrThrow()).locale]).toEqual(['de', 'de']);
});

test('an order in a language on offer keeps it', async () => {
  const { db, id } = await orderIn('en');
  expect((await getOrder(db, id)).locale).toBe('en');
});

test('the language stays stored, for the day on which it is offered again', async () => {
  const { db } = await orderIn('it');
  const { rows } = await sql<{ locale: string }>`select locale from orders`.execute(db);
  expect(rows).toEqual([{ locale: 'it' }]);
});

test('subscribers in a language given up are a group of their own', async () => {
  const { db } = await orderIn('it');
  for (const locale of ['de', 'it'] as const) {
    await db
      .insertInto('newsletter_subscriptions')
      .values({
        email: `${locale}@example.com`,
        locale,
        state: 'confirmed',
        requested_at: now.toISOString(),
      })
      .execute();
  }
  const groups = await countRecipientGroups(db, {});
  expect(groups.map(({ locale, count }) => [locale, count])).toEqual([
    ['de', 1],
    ['it', 1],
  ]);
});
