import { expect, test } from 'vitest';
import { findMenuRange, findShared, toMenu } from '~/hospitality/dining/localized-menu';
import {
  makeDish as dish,
  makeRestaurant,
  makeTavern,
} from '../../../support/made-up-hotel/dining';
import { everywhere } from '../../../support/made-up-hotel/words';

test('allergens and diet that all dishes of a section share are listed once', () => {
  expect(findShared([dish({}), dish({})])).toEqual({ allergens: ['sulphites'], diet: undefined });
  expect(findShared([dish({}), dish({ allergens: ['sulphites', 'milk'] })])).toBeUndefined();
  expect(findShared([dish({}), dish({ diet: 'vegan' })])).toBeUndefined();
  expect(findShared([dish({ allergens: [] }), dish({ allergens: [] })])).toBeUndefined();
  expect(findShared([dish({})])).toBeUndefined();
});

test('the range of prices runs from the cheapest to the dearest and includes bottles', () => {
  expect(findMenuRange(toMenu(makeRestaurant().menu, 'hr'))).toEqual({
    fromCents: 800,
    toCents: 2800,
  });
  expect(findMenuRange(toMenu(makeTavern().menu, 'hr'))).toEqual({ fromCents: 300, toCents: 1200 });
  expect(findMenuRange({ title: 'x', sections: [] })).toBeUndefined();
  const wine = dish({ larger: { portion: everywhere('0,75 l'), priceCents: 4200 } });
  const menu = { title: everywhere('x'), sections: [{ title: everywhere('x'), dishes: [wine] }] };
  expect(findMenuRange(toMenu(menu, 'en'))).toEqual({ fromCents: 500, toCents: 4200 });
});
