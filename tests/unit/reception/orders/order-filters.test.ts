import { expect, test } from 'vitest';
import { backToOrders, readWayBack, withWayBack } from '~/reception/orders/order-filters';

const addressWith = (from: string) => {
  const url = new URL('https://hotel.example/reception/orders/M-2026-000001');
  url.searchParams.set('from', from);
  return url;
};

test('an order’s sheet leads back to the search that it was opened from', () => {
  const wayBack = backToOrders({ typed: 'Čačić & sin', state: 'captured', before: 40 });
  expect(wayBack.href).toBe(
    '/reception/orders?q=%C4%8Ca%C4%8Di%C4%87+%26+sin&state=captured&before=40',
  );
  const sheet = withWayBack('/reception/orders/M-2026-000001', wayBack, { done: 'x' });
  expect(readWayBack(new URL(sheet, 'https://hotel.example'))).toEqual(wayBack);
});

test('without a search it leads back to the whole list', () => {
  const wayBack = backToOrders({ typed: '', state: undefined, before: undefined });
  expect(wayBack).toEqual({ list: 'orders', href: '/reception/orders', from: 'orders' });
  expect(readWayBack(addressWith(wayBack.from))).toEqual(wayBack);
});

test('any other sheet leads back to Today, and its address says nothing', () => {
  const wayBack = readWayBack(new URL('https://hotel.example/reception/orders/M-2026-000001'));
  expect(wayBack).toEqual({ list: 'today', href: '/reception', from: '' });
  expect(withWayBack('/reception/orders/M-2026-000001', wayBack)).toBe(
    '/reception/orders/M-2026-000001',
  );
});

test.each([
  ['https://evil.example', '/reception'],
  ['//evil.example', '/reception'],
  ['orders/../../shop', '/reception'],
  ['orders@evil.example', '/reception'],
  ['javascript:alert(1)', '/reception'],
  ['orders?state=made-up&before=x&next=//evil.example', '/reception/orders'],
])('an address that says %s leads nowhere else', (from, href) => {
  expect(readWayBack(addressWith(from)).href).toBe(href);
});
