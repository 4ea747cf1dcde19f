import { expect, test } from 'vitest';
import { optimisticCart } from '~/shop/cart/optimistic-cart';
import { sampleCart, sampleLine } from '../../../support/sample-cart';

const other = sampleLine({
  variantId: 'spring-oil-250',
  unitCents: 1400,
  count: 1,
  totalCents: 1400,
});

function change(values: Record<string, string>): FormData {
  const form = new FormData();
  const all = { productId: 'spring-oil', variantId: 'spring-oil-500', ...values };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return form;
}

const predict = (...changes: FormData[]) =>
  optimisticCart(sampleCart([sampleLine(), other]), changes);

test('without changes the same cart object is returned', () => {
  const cart = sampleCart();
  expect(optimisticCart(cart, [])).toBe(cart);
});

test('one more: the row, the count and the subtotal follow; other rows stay', () => {
  const cart = predict(change({ intent: 'increase' }));
  expect(cart.lines[0]).toMatchObject({ count: 3, totalCents: 7200 });
  expect(cart.lines[1]).toBe(other);
  expect(cart).toMatchObject({ itemCount: 4, subtotalCents: 8600 });
});

test('several changes add up in their order', () => {
  const cart = predict(change({ intent: 'increase' }), change({ intent: 'increase' }));
  expect(cart.lines[0]?.count).toBe(4);
});

test('it stops at 1 and at 99', () => {
  const less = change({ intent: 'decrease' });
  expect(predict(less, less, less).lines[0]?.count).toBe(1);
  const full = change({ intent: 'add', count: '99' });
  expect(predict(full, change({ intent: 'increase' })).lines[0]?.count).toBe(99);
});

test.each(['0', '100', '1.5', '', 'x', '-1'])(
  'a count that is refused changes nothing: %j',
  (count) => {
    expect(predict(change({ intent: 'add', count })).lines[0]?.count).toBe(2);
  },
);

test('remove takes one row, empty takes all', () => {
  expect(predict(change({ intent: 'remove' })).lines).toEqual([other]);
  expect(predict(change({ intent: 'empty' }))).toMatchObject({
    lines: [],
    itemCount: 0,
    subtotalCents: 0,
  });
});

test('a change concerns one size of one product', () => {
  const lines = [sampleLine(), other, sampleLine({ productId: 'autumn-oil' })];
  const cart = sampleCart(lines);
  expect(optimisticCart(cart, [change({ intent: 'remove' })]).lines).toEqual(lines.slice(1));
  expect(optimisticCart(cart, [change({ intent: 'remove', productId: 'x' })]).lines).toEqual(lines);
});

test.each(['1', '2', '99'])('a count that is accepted is the new count: %s', (count) => {
  const [line] = predict(change({ intent: 'add', count })).lines;
  expect(line).toMatchObject({ count: Number(count), totalCents: Number(count) * 2400 });
});

const type = (counts: Record<string, string>, intent = 'update') => {
  const form = new FormData();
  form.set('intent', intent);
  for (const [id, count] of Object.entries(counts)) form.set(`counts.${id}`, count);
  return form;
};

test.each(['update', 'checkout', 'country'])(
  '%s sets all lines with an accepted number',
  (intent) => {
    const typed = type({ 'spring-oil-500': '5', 'spring-oil-250': '100', x: '9' }, intent);
    expect(predict(typed)).toMatchObject({
      lines: [{ count: 5, totalCents: 12_000 }, { count: 1 }],
      itemCount: 6,
      subtotalCents: 13_400,
    });
  },
);
