import { expect, test } from 'vitest';
import { createQueues } from '~/platform/http/queues';
import { href } from '~/routing/href';
import { locales } from '~/i18n/locales';

test('what may wait for the card provider has places of its own, in every language', () => {
  const queues = createQueues();
  const pages = queues.find(href('cart', 'en'), true);
  const forms = queues.find(href('cart', 'en'), false);
  expect(pages).toBe(queues.pages);
  expect(forms).not.toBe(pages);
  for (const locale of locales) {
    const orders = queues.find(href('success', locale), true);
    expect(orders).not.toBe(pages);
    expect(orders).not.toBe(forms);
    expect(queues.find(`${href('success', locale)}.data`, true)).toBe(orders);
    expect(queues.find(href('checkout', locale), false)).toBe(orders);
    expect(queues.find(href('checkout', locale), true)).toBe(pages);
  }
});

test('probes and returns from the provider never wait', () => {
  const queues = createQueues();
  for (const path of ['/healthz', '/readyz', '/payments/stripe/return', '/payments/wspay/return']) {
    expect(queues.find(path, true)).toBeUndefined();
    expect(queues.find(path, false)).toBeUndefined();
  }
});
