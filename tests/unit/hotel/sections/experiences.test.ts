import { expect, test } from 'vitest';
import { experiences } from '#hotel/sections/experiences';

test('each experience has its price or a note on what is free', () => {
  expect(experiences.items.map(({ priceCents, priceNote }) => [priceCents, priceNote?.en])).toEqual(
    [
      [4500, undefined],
      [undefined, 'towels and basket 18,00\u00a0€'],
      [2000, 'e-bike 38,00\u00a0€'],
      [3200, undefined],
      [undefined, 'with lunch in the grove'],
      [undefined, 'with an omelette afterwards'],
    ],
  );
});
