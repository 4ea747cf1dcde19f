import { expect, test } from 'vitest';
import * as route from '~/routes/reception/paper';
import { makeSiteContent } from '../../../support/made-up-hotel/content';
import { makeNewOrder } from '../../../support/new-order';
import { chargeWithout, createParcel } from '../../../support/parcel';
import { openStaffDesk } from '../../../support/staff-desk';

const { hotel } = makeSiteContent().current().get().site;

type Setting = {
  kind: 'slip' | 'label';
  country?: string;
  city?: string;
  phone?: string;
  withdrawn?: string;
  isSent?: boolean;
};

const { buyer } = makeNewOrder();

/** The paper of an order from an English page. */
async function openPaper(setting: Setting) {
  const { kind, country = 'HR', withdrawn, isSent = false } = setting;
  const { city = buyer.city, phone = buyer.phone } = setting;
  const desk = await openStaffDesk('reception');
  const number = await createParcel(desk.db, {
    newOrder: { locale: 'en', deliveryCountry: country, buyer: { ...buyer, city, phone } },
    isSent,
    ...(withdrawn !== undefined && { withdrawal: { items: withdrawn, effect: 'operator' } }),
  });
  return desk.open(route, `/reception/paper?kind=${kind}&order=${number}`);
}

const readPaper = async (setting: Setting): Promise<string> => (await openPaper(setting)).text;

test('a label is in the language of staff, and names the sender’s country on a parcel abroad', async () => {
  const sender = `${hotel.city}, Austrija (AT)`;
  const abroad = await readPaper({ kind: 'label', country: 'DE' });
  expect(abroad).toContain(sender);
  expect(abroad).toContain('Njemačka (DE) Telefon');
  expect(await readPaper({ kind: 'label', country: hotel.country })).not.toContain(sender);
});

test('a slip leaves out what is neither charged nor sent', async () => {
  const desk = await openStaffDesk('reception');
  const number = await createParcel(desk.db, { newOrder: { locale: 'en' } });
  const read = async () =>
    (await desk.open(route, `/reception/paper?kind=slip&order=${number}`)).text;
  expect(await read()).toMatch(/2.× autumn-oil en, 500 ml 1.× soap en/);
  const order = await desk.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  await chargeWithout(desk.db, order.id, [{ variantId: 'soap-500', pieces: 1 }], 4350);
  const text = await read();
  expect(text).toMatch(/2.× autumn-oil en/);
  expect(text).not.toContain('soap');
});

test('an address is written as in its country', async () => {
  const label = await readPaper({ kind: 'label', country: 'IE', city: 'Dublin' });
  expect(label).toContain('Dublin 52429 Irska (IE)');
});

test('whoever prints for a parcel that has not left reads what was withdrawn', async () => {
  const withdrawn = 'One bar of soap';
  expect(await readPaper({ kind: 'slip', withdrawn })).toContain(`“${withdrawn}”`);
  expect(await readPaper({ kind: 'slip', withdrawn, isSent: true })).not.toContain(withdrawn);
});

test('the telephone numbers of hotel and recipient stay on one line each', async () => {
  const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0');
  const slip = await openPaper({ kind: 'slip' });
  expect(slip.html).toContain(unbroken(hotel.phoneDisplay));
  const label = await openPaper({ kind: 'label', phone: '+49 30 123456' });
  expect(label.html).toContain(unbroken('+49 30 123456'));
});
