import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  draftSubmissionIdOf,
  type NewOrder,
  submissionIdOf,
  subtotalOf,
} from '~/shop/orders/new-order';
import { makeLine, makeNewOrder } from '../../../support/new-order';

const key = 'a'.repeat(32);
const idOf = (change: Partial<NewOrder> = {}) => submissionIdOf(key, makeNewOrder(change));
const { buyer } = makeNewOrder();
const recipient = {
  fullName: 'Iva',
  phone: '+385911111111',
  address: 'Put 1',
  city: 'Buje',
  postalCode: '52460',
};

test('the same page has the same id, which starts with the key of its checkout', () => {
  expect(idOf()).toBe(idOf());
  expect(idOf()).toMatch(/^a{32}-[0-9a-f]{32}$/);
  expect(draftSubmissionIdOf(idOf())).toBe(key);
  expect(submissionIdOf('b'.repeat(32), makeNewOrder())).not.toBe(idOf());
});

test.each<[string, Partial<NewOrder>]>([
  ['a price', { lines: [makeLine('autumn-oil', 1901, 2), makeLine('soap', 650, 1)] }],
  ['a count', { lines: [makeLine('autumn-oil', 1900, 1), makeLine('soap', 650, 1)] }],
  ['a line less', { lines: [makeLine('autumn-oil', 1900, 2)] }],
  ['the delivery price', { deliveryCents: 551 }],
  ['the delivery country', { deliveryCountry: 'SI' }],
  ['the comment', { comment: 'ring twice' }],
  ['the gift message', { giftMessage: 'Sretan rođendan!' }],
  ['the language', { locale: 'de' }],
  ['the name', { buyer: { ...buyer, fullName: 'Iva Čačić' } }],
  ['the mail address', { buyer: { ...buyer, email: 'iva@example.com' } }],
  ['the phone', { buyer: { ...buyer, phone: '+385911234568' } }],
  ['the street', { buyer: { ...buyer, address: 'Gradinska 2' } }],
  ['the city', { buyer: { ...buyer, city: '' } }],
  ['the postal code', { buyer: { ...buyer, postalCode: '52430' } }],
  ['the country', { buyer: { ...buyer, country: 'DE' } }],
  ['a recipient', { recipient }],
])('%s changed makes another id', (_, change) => {
  expect(idOf(change)).not.toBe(idOf());
});

test.each(Object.keys(recipient))('the recipient’s %s changed makes another id', (field) => {
  expect(idOf({ recipient: { ...recipient, [field]: 'x' } })).not.toBe(idOf({ recipient }));
});

test('text moved from one field to the next makes another id', () => {
  const first = idOf({ buyer: { ...buyer, fullName: 'Ana', email: 'x@y.z' } });
  const second = idOf({ buyer: { ...buyer, fullName: 'Anax', email: '@y.z' } });
  expect(first).not.toBe(second);
});

test('an order keeps the id that its page had before an update of the site', () => {
  const ids = [idOf(), idOf({ recipient }), idOf({ giftMessage: 'Sretan rođendan!' })];
  expect(ids.map((id) => id.slice(33))).toEqual([
    'e7dd2ecd13102043193e1774f4a8362b',
    'd6d1600b572ffd7d29ba3de169e6f21a',
    '9c476132ce2c9a741b864ef876b8999a',
  ]);
});

test('a new revision of the content alone does not make another order', () => {
  expect(idOf({ contentRevision: 'other', weightGrams: 1 })).toBe(idOf());
});

test('the subtotal is the exact sum of price by count', () => {
  const line = fc.record({
    cents: fc.integer({ min: 1, max: 1_000_000 }),
    count: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
      const exact = lines.reduce(
        (sum, { cents, count }) => sum + BigInt(cents) * BigInt(count),
        0n,
      );
      const subtotal = subtotalOf(
        lines.map(({ cents, count }, index) => makeLine(`p${index}`, cents, count)),
      );
      expect(BigInt(subtotal)).toBe(exact);
    }),
  );
});
