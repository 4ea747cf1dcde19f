import { readFileSync } from 'node:fs';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { errorCodes, explainError } from '~/shop/checkout/checkout-errors';

/** A translator that answers with the key it was asked for. */
const keyOf = ((key: string) => key) as unknown as TFunction<'checkout'>;

test('every code of the checkout has its own words, and no words are left without a code', () => {
  const texts = JSON.parse(readFileSync('translations/hr/checkout.json', 'utf8')) as {
    errors: Record<string, string>;
  };
  expect([...errorCodes, 'other'].sort()).toEqual(Object.keys(texts.errors).sort());
});

test.each(errorCodes)('%s is explained by its own text', (code) => {
  expect(explainError(keyOf, code)).toBe(`errors.${code}`);
});

test.each(['', 'Required', 'constructor', '__proto__', 'Invalid input', 'other'])(
  'the code %j, which has no words, still says that something is wrong',
  (code) => {
    expect(explainError(keyOf, code)).toBe('errors.other');
  },
);
