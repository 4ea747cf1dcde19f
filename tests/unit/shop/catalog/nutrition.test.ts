import { expect, test } from 'vitest';
import { toNutritionFacts } from '~/shop/catalog/nutrition';

const nutrition = {
  per: '100 ml' as const,
  energyKj: 3389,
  energyKcal: 824,
  fatCg: 9160,
  saturatesCg: 1400,
  carbohydrateCg: 0,
  sugarsCg: 0,
  proteinCg: 5,
  saltCg: 101,
};

test('figures have the reader’s format, without grouping, and a non-breaking unit', () => {
  const { per, rows } = toNutritionFacts(nutrition, 'hr');
  expect(per).toBe('100\u00a0ml');
  expect(rows.map(({ value }) => value)).toEqual([
    '3389\u00a0kJ / 824\u00a0kcal',
    '91,6\u00a0g',
    '14\u00a0g',
    '0\u00a0g',
    '0\u00a0g',
    '0,05\u00a0g',
    '1,01\u00a0g',
  ]);
});

test('English uses a decimal point', () => {
  expect(toNutritionFacts(nutrition, 'en').rows[1]).toEqual({ line: 'fat', value: '91.6\u00a0g' });
});
