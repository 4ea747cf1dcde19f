import { expect, test } from 'vitest';
import { priceCart } from '~/shop/cart/price-cart.server';
import { makeSource } from '../../../support/made-up-hotel/content';

const variantId = 'spring-oil-500';
const priced = (count: number, left?: number) => {
  const stock = new Map(left === undefined ? [] : [[variantId, { left, fewFrom: 3 }]]);
  const lines = [{ productId: 'spring-oil', variantId, count }];
  const cart = priceCart(makeSource(), lines, 'de', stock);
  const [line] = cart.lines;
  const isRight = cart.subtotalCents === (line?.unitCents ?? 0) * (line?.count ?? 0);
  return { ...cart, counted: [line?.count, line?.left], isRight };
};

test('a line has as many pieces as are left, and its price', () => {
  expect(priced(5)).toMatchObject({ counted: [5, undefined], limited: [], isRight: true });
  expect(priced(5, 9)).toMatchObject({ counted: [5, undefined], limited: [], isRight: true });
  expect(priced(2, 3)).toMatchObject({ counted: [2, 3], limited: [], isRight: true });
  expect(priced(5, 4)).toMatchObject({ counted: [4, 4], limited: [{ left: 4 }], isRight: true });
});

test('what is sold out is named and costs nothing', () => {
  const cart = priced(2, 0);
  expect(cart).toMatchObject({ lines: [], gone: [], subtotalCents: 0, weightGrams: 0 });
  expect(cart.soldOut).toHaveLength(1);
});

test('what is gone is named by the content, or counted where it has no name; never by its id', () => {
  const lines = [
    { productId: 'spring-oil', variantId: 'spring-oil-90', count: 2 },
    { productId: 'no-such-oil', variantId: 'no-such-oil-500', count: 3 },
  ];
  const cart = priceCart(makeSource(), lines, 'en');
  expect(cart).toMatchObject({ lines: [], itemCount: 0, soldOut: [], goneUnnamed: 1 });
  expect(cart.gone).toEqual([makeSource().findProduct('spring-oil')?.name.en]);
});
