import { expect, test } from 'vitest';
import { readOrderSearch, toSearchTerms } from '~/shop/orders/order-search';
import { orderNumber } from '../../../support/order-number';

const order = {
  id: 123,
  number: orderNumber(123),
  full_name: 'Ana Čačić-Đurić',
  recipient_name: 'Jörg Strauß',
  email: 'Ana.Cacic@Example.com',
  phone: '+385 91 123 4567',
  recipient_phone: null,
  tracking_number: '00987654321',
};

const isFound = (typed: string) => {
  const words = readOrderSearch(typed);
  const terms = toSearchTerms(order);
  return (
    words.length > 0 &&
    words.every((starts) => starts.some((start) => terms.some((term) => term.startsWith(start))))
  );
};

test.each([
  orderNumber(123),
  orderNumber(123).toLowerCase(),
  orderNumber(123).replaceAll('-', ' '),
  orderNumber(123).replaceAll('-', ''),
  orderNumber(123).replace(/-\d+-0+/, '-'),
  '2026-000123',
  '2026-123',
  '2026 123',
  '2026000123',
  '123',
  '000123',
  'Čačić',
  'cacic',
  'CACIC ana',
  'duric',
  'Đur',
  'jorg strauss',
  'ana.cacic@example.com',
  'ana.cacic@',
  '+385 91 123 4567',
  '091 123 4567',
  '0911234567',
  '00385911234567',
  '1234567',
  '123 4567',
  '00987654321',
  '0098 7654 321',
  '009876',
])('finds an order by “%s”', (typed) => {
  expect(isFound(typed)).toBe(true);
});

test.each([
  '',
  ' ',
  'a',
  '%',
  '124',
  'cacic marko',
  orderNumber(124),
  '2026-124',
  '2025-123',
  '00987654322',
  '+385 91 123 4568',
  '@',
])('does not find it by “%s”', (typed) => {
  expect(isFound(typed)).toBe(false);
});
