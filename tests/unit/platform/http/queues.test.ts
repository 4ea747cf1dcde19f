import { expect, test } from 'vitest';
import { createQueues } from '~/platform/http/queues';
import { href } from '~/routing/href';
import { locales } from '~/i18n/locales';
import { resources } from '~/routing/resources';

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

test('probes, and returns and callbacks from the provider, never wait', () => {
  const queues = createQueues();
  const payments = Object.values(resources).filter(({ path }) => path.startsWith('/payments/'));
  expect(payments.length).toBeGreaterThan(0);
  for (const path of ['/healthz', '/readyz', ...payments.map((row) => row.path)]) {
    expect(queues.find(path, true)).toBeUndefined();
    expect(queues.find(path, false)).toBeUndefined();
  }
});

test.each(['/payments/x1', '/payments/', '/payments/wspay', '/payments/wspay/return/x'])(
  'a page that does not exist waits, also beside the returns: %s',
  (path) => {
    const queues = createQueues();
    expect(queues.find(path, true)).toBe(queues.pages);
    expect(queues.find(path, false)).toBe(queues.find(href('cart', 'en'), false));
  },
);
