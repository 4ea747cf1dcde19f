import type { Updateable } from 'kysely';
import { expect, test } from 'vitest';
import { OrderSheetScreen } from '~/reception/orders/order-sheet-screen';
import { loadOrderSheet } from '~/reception/orders/order-sheet.server';
import { nameGoods } from '~/reception/orders/name-goods';
import { listOrderActions } from '~/reception/orders/order-actions';
import { readWayBack } from '~/reception/orders/order-filters';
import type { Database } from '~/platform/database/schema';
import type { OrderState } from '~/platform/database/stored-values';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { readText } from '../../../support/html-forms';
import { makeSiteContent } from '../../../support/made-up-hotel/content';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { renderScreen } from '../../../support/render-screen';

const now = new Date('2026-11-23T08:00:00Z');

/** The text of the sheet of an order that went through these states. */
const readSheet = async (states: readonly OrderState[], isSent = false) =>
  readText(await renderSheet(states, isSent ? sent : undefined));

const sent = { tracking_number: '12345678901', shipped_at: now.toISOString() };

async function renderSheet(
  states: readonly OrderState[],
  change?: Updateable<Database['orders']>,
): Promise<string> {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), now);
  await db.transaction().execute(async (trx) => {
    for (const state of states) await transitionOrder(trx, order.id, state, 'test', now);
  });
  if (change) await db.updateTable('orders').set(change).execute();
  const sheet = await loadOrderSheet(db, order.number, now);
  if (!sheet) throw new Error('The order has no sheet');
  const actions = listOrderActions({ ...sheet.record.order, money_back: null }, 'manager');
  const wayBack = readWayBack(new URL('https://hotel.example/reception'));
  const names = nameGoods(makeSiteContent().current(), sheet.record.order, 'en');
  const reader = { actions, canRetryMails: true, locale: 'en' } as const;
  const props = { sheet, names, ...reader, result: undefined, wayBack, now };
  return renderScreen(<OrderSheetScreen {...props} />, { locale: 'en' });
}

test('a parcel that has left is named beside the state, and only its number can be changed', async () => {
  const sheet = await readSheet(['authorised'], true);
  expect(sheet).toContain('amount on hold · handed over');
  expect(sheet).toContain('Change the parcel number');
  expect(sheet).not.toContain('Hand over');
});

test('a released order has no money, and one in review may have', async () => {
  const none = 'Nothing is on hold or charged.';
  expect(await readSheet(['authorised', 'voided'])).toContain(none);
  expect(await readSheet(['authorised', 'review'])).not.toContain(none);
});

test('a number typed as at home is dialled with the code of its country', async () => {
  const html = await renderSheet(['authorised'], { phone: '0171 2345678', delivery_country: 'DE' });
  expect(html).toContain('<a href="tel:+491712345678">0171 2345678</a>');
});

test('an address is written as in its country', async () => {
  const dublin = { delivery_country: 'IE', city: 'Dublin', postal_code: 'D02 AF30' };
  expect(await renderSheet(['authorised'], dublin)).toContain('\nDublin\nD02 AF30\nIreland');
});
