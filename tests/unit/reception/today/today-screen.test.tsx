import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '~/platform/database/schema';
import { TodayScreen } from '~/reception/today/today-screen';
import { loadWorklist } from '~/reception/today/today.server';
import { openMemoryDatabase } from '../../../support/memory-database';
import { renderScreen } from '../../../support/render-screen';

const now = new Date('2026-11-29T12:00:00Z');

async function render(db: Kysely<Database>, seesEnquiries = true) {
  return renderScreen(
    <TodayScreen
      work={await loadWorklist(db, { now, seesEnquiries, seesBooks: true })}
      runningOut={[]}
      euSales={[]}
      seesEnquiries={seesEnquiries}
      canPrint
      canRetryMails={seesEnquiries}
      locale="en"
      now={now}
    />,
    { locale: 'en' },
  );
}

test('only who sees requests is told that none is waiting', async () => {
  const db = await openMemoryDatabase();
  expect(await render(db)).toContain('no request');
  expect(await render(db, false)).toContain('All done');
  expect(await render(db, false)).not.toContain('no request');
});

test('a payment without an order is listed with the number of the order that the journal names', async () => {
  const db = await openMemoryDatabase();
  const at = now.toISOString();
  await db
    .insertInto('unmatched_payments')
    .values({
      reference: 'A7K4M9Q2',
      provider: 'wspay',
      order_number: 'M-2026-000009',
      amount_cents: 5000,
      money: 'held',
      begun_at: at,
      state: 'review',
      outcome: null,
      reason: null,
      created_at: at,
      updated_at: at,
      closed_at: null,
    })
    .execute();
  expect(await render(db)).toMatch(/M-2026-000009.*A7K4M9Q2/s);
});
