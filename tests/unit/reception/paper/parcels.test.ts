import { expect, test } from 'vitest';
import { splitStreet, toParcelCsv, toParcelPhone } from '~/reception/paper/parcels';
import { toRecipient } from '~/shop/orders/order-people';
import { createOrder, getOrderWithLines } from '~/shop/orders/orders.server';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';

test.each([
  ['Gradinska 1', 'Gradinska', '1'],
  ['Lange Gasse 12a', 'Lange Gasse', '12a'],
  ['Via Roma, 12/b', 'Via Roma', '12/b'],
  ['Ulica grada Vukovara 95–97', 'Ulica grada Vukovara', '95–97'],
  ['Ulica 4. maja 7', 'Ulica 4. maja', '7'],
  ['Gornji Humac bb', 'Gornji Humac bb', ''],
  ['12 rue de la Paix', '12 rue de la Paix', ''],
  ['L 14, 3', 'L 14, 3', ''],
])('%s: street and number', (address, street, houseNumber) => {
  expect(splitStreet(address)).toEqual({ street, houseNumber });
});

test.each([
  ['+49 30 1234567', '0049301234567'],
  ['+385 (0)52/681-123', '0038552681123'],
  ['+43 (1) 234 56', '0043123456'],
  ['091 123 4567', '091 123 4567'],
  ['+385 52 681 123, dvorište', '+385 52 681 123, dvorište'],
  ['+1+cmd', '+1+cmd'],
])('%s is %s for the courier, which a spreadsheet does not take for a formula', (typed, phone) => {
  expect(toParcelPhone(typed)).toBe(phone);
});

async function place(change: Parameters<typeof makeNewOrder>[0]) {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(change), new Date());
  return getOrderWithLines(db, order.id);
}

test('a parcel goes to its recipient; the courier’s table has one row for each and no prices', async () => {
  const recipient = {
    fullName: '=Marko',
    phone: '+436601234567',
    address: 'Lange Gasse 5',
    city: 'Wien',
    postalCode: '1080',
  };
  const order = await place({ recipient, deliveryCountry: 'AT' });
  expect(toRecipient(order)).toMatchObject({ fullName: '=Marko', city: 'Wien', country: 'AT' });
  const [names, row, end] = toParcelCsv([order]).split('\r\n');
  expect(names?.split(';')).toHaveLength(14);
  expect(row).toBe(
    `${order.number};1;0;${order.number};'=Marko;Lange Gasse;5;;Wien;1080;AT;'=Marko;00436601234567;ana@example.com`,
  );
  expect(end).toBe('');
});
