import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cartFormSchema,
  cartLinesSchema,
  cartLineSchema,
  countSchema,
  isCartField,
} from '~/shop/cart/cart-schema';

const add = (count: unknown) => ({
  intent: 'add',
  productId: 'autumn-oil',
  variantId: 'autumn-oil-500',
  count,
});

test.each([[1], [2], [99], ['1'], ['2'], ['99'], ['007']])('count %j is accepted', (count) => {
  expect(countSchema.parse(count)).toBe(Number(count));
});

test.each([
  -1,
  0,
  100,
  1e9,
  1.5,
  NaN,
  Infinity,
  '-1',
  '0',
  '100',
  '1e9',
  '1e1',
  '1.5',
  '1,5',
  '',
  ' 2',
  '2 ',
  '+2',
  '0x2',
  '٢',
  '²',
  '9999',
  null,
  undefined,
  true,
  [],
  [2],
  {},
  '__proto__',
])('count %j is refused', (count) => {
  expect(countSchema.safeParse(count).success).toBe(false);
});

test('of any count only whole numbers from 1 to 99 are accepted', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.string(), fc.double(), fc.integer().map(String)),
      (count) => {
        const parsed = countSchema.safeParse(count);
        const accepted = parsed.success ? parsed.data : 1;
        expect(Number.isInteger(accepted)).toBe(true);
        expect(accepted).toBeGreaterThanOrEqual(1);
        expect(accepted).toBeLessThanOrEqual(99);
      },
    ),
  );
});

test('adding without a count adds one', () => {
  const { count: _, ...form } = add(1);
  expect(cartFormSchema.parse(form)).toEqual(add(1));
});

test.each(['increase', 'decrease', 'remove'])('%s needs a product and a variant', (intent) => {
  expect(
    cartFormSchema.safeParse({ intent, productId: 'autumn-oil', variantId: 'v' }).success,
  ).toBe(true);
  expect(cartFormSchema.safeParse({ intent, productId: 'autumn-oil' }).success).toBe(false);
  expect(cartFormSchema.safeParse({ intent, variantId: 'v' }).success).toBe(false);
});

test.each([undefined, '', 'ADD', 'delete', '__proto__', 'constructor'])(
  'intent %j is refused',
  (intent) => {
    expect(cartFormSchema.safeParse({ ...add(1), intent }).success).toBe(false);
  },
);

test.each(['', '-a', '__proto__', 'a b', 'a/b', '../a', 'a\0', 'č', 'a'.repeat(65), '<b>'])(
  'id %j is refused',
  (productId) => {
    expect(cartFormSchema.safeParse({ ...add(1), productId }).success).toBe(false);
    expect(
      cartLineSchema.safeParse({ productId: 'a', variantId: productId, count: 1 }).success,
    ).toBe(false);
  },
);

test('prices and other fields of a form are dropped', () => {
  const parsed = cartFormSchema.parse({ ...add('2'), priceCents: '1', price: '0', total: '1' });
  expect(parsed).toEqual(add(2));
});

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    productId: 'p',
    variantId: `v${index}`,
    count: 1,
  }));

test('the mirror is accepted up to 50 lines', () => {
  expect(cartLinesSchema.safeParse(lines(50)).success).toBe(true);
  expect(cartLinesSchema.safeParse(lines(51)).success).toBe(false);
  const restore = { intent: 'restore', lines: JSON.stringify(lines(2)) };
  expect(cartFormSchema.parse(restore)).toEqual({ intent: 'restore', lines: lines(2) });
});

test.each([
  '',
  '{',
  'null',
  '{}',
  '[1]',
  '[{}]',
  '[[]]',
  `[${'['.repeat(9000)}`,
  'x'.repeat(20_001),
])('the mirror %.20j is refused without an exception', (text) => {
  expect(cartFormSchema.safeParse({ intent: 'restore', lines: text }).success).toBe(false);
});

test('a country is a code of two capital letters', () => {
  const country = (code: string) => cartFormSchema.safeParse({ intent: 'country', country: code });
  expect(country('HR').data).toMatchObject({ intent: 'country', country: 'HR' });
  expect(country('').data).toMatchObject({ country: undefined });
  for (const code of ['H', 'hr', 'HRV', 'xHR', 'H1'])
    expect(country(code).success, code).toBe(false);
});

test('a mirror that is no JSON is refused as invalid', () => {
  const { error } = cartFormSchema.safeParse({ intent: 'restore', lines: '[{' });
  expect(error?.issues).toMatchObject([{ path: ['lines'], message: 'invalid' }]);
});

test.each([
  ['intent', true],
  ['counts.spring-oil-500', true],
  ['counts.', false],
  ['counts.__proto__', false],
  ['counts.a.b', false],
  ['__proto__', false],
])('whether %s is a field of the cart: %s', (name, expected) => {
  expect(isCartField(name)).toBe(expected);
});
