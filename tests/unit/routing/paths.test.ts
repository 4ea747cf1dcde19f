import { expect, test } from 'vitest';
import { isIndexed } from '~/routing/paths';
import { findResource } from '~/routing/resources';

test('private pages are kept out of search engines and of the shared cache', () => {
  for (const page of [
    'cart',
    'checkout',
    'success',
    'fail',
    'order',
    'newsletter',
    'notFound',
  ] as const) {
    expect(isIndexed(page), page).toBe(false);
  }
  for (const page of ['home', 'shop', 'product', 'terms'] as const)
    expect(isIndexed(page), page).toBe(true);
});

test('a resource is found at its address, however the router would read it, and nowhere else', () => {
  expect(findResource('/payments/wspay/callback')).toMatchObject({ accepts: ['json', 'form'] });
  expect(findResource('/payments/stripe/webhook')).toMatchObject({ accepts: ['json'] });
  expect(findResource('/payments/stripe/return')?.accepts).toBeUndefined();
  for (const path of [
    '/payments/stripe/return/',
    '//payments//stripe/return',
    '/Payments/STRIPE/return',
    '/%70ayments/%53TRIPE/return',
  ]) {
    expect(findResource(path)).toBe(findResource('/payments/stripe/return'));
  }
  expect(findResource('/assets/a1')).toMatchObject({ path: '/assets/:id' });
  for (const path of [
    '',
    '/',
    '/payments/wspay/callback.data',
    '/payments/wspay/callback/x',
    '/assets',
    '/%2570ayments/stripe/return',
    '/payments/stripe%2freturn',
    '/payments/stripe/return%',
  ]) {
    expect(findResource(path)).toBeUndefined();
  }
});
