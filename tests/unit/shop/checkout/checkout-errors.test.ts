import { readFileSync } from 'node:fs';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { errorCodes, explainError } from '~/shop/checkout/checkout-errors';

/** A translator that returns its key. */
const keyOf = ((key: string) => key) as unknown as TFunction<'checkout'>;

test('every code of the checkout has its message, and every message its code', () => {
  const texts = JSON.parse(readFileSync('translations/hr/checkout.json', 'utf8')) as {
    errors: Record<string, string>;
  };
  expect([...errorCodes, 'other'].sort()).toEqual(Object.keys(texts.errors).sort());
});

test.each(errorCodes)('%s is explained by its own text', (code) => {
  expect(explainError(keyOf, code)).toBe(`errors.${code}`);
});

test('an example goes into the text of its code', () => {
  const t = ((key: string, values: unknown) => [key, values]) as unknown as TFunction<'checkout'>;
  expect(explainError(t, 'postalCode:100 00')).toEqual([
    'errors.postalCode',
    { example: '100 00' },
  ]);
});

test.each(['', 'Required', 'constructor', '__proto__', 'Invalid input', 'other'])(
  'the unknown code %j has a general message',
  (code) => {
    expect(explainError(keyOf, code)).toBe('errors.other');
  },
);
