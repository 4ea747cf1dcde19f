import { expect, test } from 'vitest';
import { FailScreen } from '~/shop/order-pages/fail-screen';
import { SuccessScreen } from '~/shop/order-pages/success-screen';
import { locales } from '~/i18n/locales';
import { withPlainSpaces } from '../../../support/plain-spaces';
import { renderScreen } from '../../../support/render-screen';

const orderPath = '/narudzba/abc';
const days = { min: 5, max: 7 };

test('done: number, next steps, link to the order', async () => {
  const view = { state: 'done', number: 'M-2026-000123', orderPath, deliveryDays: days } as const;
  const html = await renderScreen(<SuccessScreen view={view} />, { path: '/success' });
  for (const words of [
    'M-2026-000123',
    '24 sata',
    '5 do 7 radnih dana',
    'nakon dostave',
    orderPath,
  ]) {
    expect(withPlainSpaces(html)).toContain(words);
  }
});

test('waiting: reloads, and after the last attempt promises a mail', async () => {
  const view = { state: 'waiting', number: 'M-1', orderPath } as const;
  const again = '/success?order=abc&try=2';
  const first = await renderScreen(<SuccessScreen view={{ ...view, again }} />, {
    path: '/success',
  });
  expect(first).toContain('href="/success?order=abc&amp;try=2"');
  expect(first).toContain('Ne naručujte ponovno');
  // Only changes of an element that stays are announced.
  const status = /<div role="status"><h1>([^<]*)<\/h1>/;
  expect(status.exec(first)?.[1]).toBe('Čekamo odgovor banke');
  const last = await renderScreen(<SuccessScreen view={{ ...view, again: null }} />, {
    path: '/success',
  });
  expect(last).toContain('e-\u2060poštom');
  expect(last).toContain(`href="${orderPath}"`);
});

test('review: the order is being checked, without thanks or a promise', async () => {
  const view = { state: 'review', number: 'M-1', orderPath } as const;
  const html = await renderScreen(<SuccessScreen view={view} />, { path: '/success' });
  for (const words of ['M-1', 'Provjeravamo', 'Ne naručujte ponovno', orderPath]) {
    expect(html).toContain(words);
  }
  expect(html).not.toMatch(/Hvala|24\ssata/);
});

test('unknown: reveals nothing about any order', async () => {
  for (const locale of locales) {
    const html = await renderScreen(<SuccessScreen view={{ state: 'unknown' }} />, { locale });
    expect(html).not.toContain('M-');
  }
});

test('a payment that failed: no money was taken, and there is a way on with and without a cart', async () => {
  const retryPath = '/shop/checkout?step=review';
  const kept = await renderScreen(
    <FailScreen view={{ number: 'M-1', soldOut: [], retryPath, hasCart: true }} />,
  );
  expect(kept).toContain(`href="${retryPath}"`);
  expect(kept).toContain('Košarica vas čeka');
  const gone = await renderScreen(
    <FailScreen view={{ number: null, soldOut: [], retryPath, hasCart: false }} />,
  );
  expect(gone).toContain('href="/shop"');
  expect(gone).not.toContain(retryPath);
});

test('a payment that arrived too late names the sold-out items, and links to the cart', async () => {
  const view = { number: 'M-1', soldOut: ['Oil, 500 ml', 'Soap, 80 g'], hasCart: true };
  const html = await renderScreen(<FailScreen view={{ ...view, retryPath: '/shop/cart' }} />);
  expect(html).toContain('rasprodani su ovi proizvodi: Oil, 500 ml; Soap, 80 g.');
  expect(html).toContain('Ništa nije naplaćeno');
  for (const way of ['/shop/cart', '/shop', '/']) expect(html).toContain(`href="${way}"`);
  // The cart is no longer as it was left, and no card was refused.
  expect(html).not.toMatch(/onakva|karticom/);
});
