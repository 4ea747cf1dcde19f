import { expect, test } from 'vitest';
import type { Invoicing } from '~/shop/invoices/invoicing';
import { loadEuSales } from '~/shop/sales/eu-sales.server';
import { makeInvoices } from '../../../support/invoices';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';

const now = new Date('2026-11-24T12:00:00Z');

async function setUp(settings = {}, invoicing?: Invoicing) {
  const db = await openMemoryDatabase();
  const rows = [
    ['2024-12', 'DE', 500],
    ['2025-12', 'DE', 70],
    ['2026-01', 'DE', 900],
    ['2026-01', 'IT', 50],
    ['2026-03', 'IT', -10],
    ['2026-03', 'AT', 4000],
    ['2026-03', 'CH', 300],
  ] as const;
  await db
    .insertInto('sales_figures')
    .values(
      rows.map(([month, country, cents]) => ({
        month,
        product_id: '',
        product_name: '',
        country,
        rate: 500,
        pieces: 0,
        gross_cents: cents * 2,
        base_cents: cents,
      })),
    )
    .execute();
  const context = makeLoadContext({ db, env: settings });
  return loadEuSales({ ...context, invoices: makeInvoices(invoicing) }, now);
}

test('net sales to other member states are summed for this year and last', async () => {
  expect(await setUp()).toEqual({
    year: 2026,
    cents: 940,
    previousCents: 70,
    limitCents: 1_000_000,
  });
});

test('another limit can be set; none is watched at 0, or while other software issues the invoices', async () => {
  expect(await setUp({ EU_SALES_LIMIT: 2500 })).toMatchObject({ limitCents: 250_000 });
  expect(await setUp({ EU_SALES_LIMIT: 0 })).toBeUndefined();
  expect(await setUp({}, { kind: 'external' })).toBeUndefined();
});
