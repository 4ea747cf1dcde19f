import { expect, test } from 'vitest';
import { readWayBack } from '~/reception/orders/order-filters';
import { PaperScreen } from '~/reception/paper/paper-screen';
import { getT } from '~/i18n/i18n.server';
import { staffLocale } from '~/i18n/staff-locale';
import { createOrder, getOrderWithLines } from '~/shop/orders/orders.server';
import { readText } from '../../../support/html-forms';
import { makeSiteContent } from '../../../support/made-up-hotel/content';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { renderScreen } from '../../../support/render-screen';

const { hotel } = makeSiteContent().current().get().site;

/** The text of the address label of an order from a German page. */
async function readLabel(deliveryCountry: string): Promise<string> {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder({ locale: 'de', deliveryCountry }));
  const sheet = { order: await getOrderWithLines(db, order.id), t: getT(staffLocale) };
  const wayBack = readWayBack(new URL('https://hotel.example/reception'));
  const props = { kind: 'label', title: '', hotel, locale: 'en', wayBack } as const;
  return readText(await renderScreen(<PaperScreen {...props} sheets={[sheet]} />));
}

test('a label to another country names the sender’s country too, in the language of staff', async () => {
  const abroad = await readLabel('DE');
  expect(abroad).toContain(`${hotel.city}, Austrija (AT)`);
  expect(abroad).toContain('Njemačka (DE)');
  expect(await readLabel(hotel.country)).not.toContain(`${hotel.city}, Austrija (AT)`);
});
