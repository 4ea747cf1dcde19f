import { expect, test } from 'vitest';
import { readSearch } from '~/platform/search/search-words';
import { toSearchTerms } from '~/shop/orders/order-search';

const order = {
  id: 123,
  number: 'M-2026-000123',
  full_name: 'Ana Čačić-Đurić',
  recipient_name: 'Jörg Strauß',
  email: 'Ana.Cacic@Example.com',
  phone: '+385 91 123 4567',
  recipient_phone: null,
};

const isFound = (typed: string) => {
  const words = readSearch(typed);
  const terms = toSearchTerms(order);
  return (
    words.length > 0 &&
    words.every((starts) => starts.some((start) => terms.some((term) => term.startsWith(start))))
  );
};

test.each([
  'M-2026-000123',
  'm-2026-000123',
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
])('finds an order by “%s”', (typed) => {
  expect(isFound(typed)).toBe(true);
});

test.each(['', ' ', 'a', '%', '124', 'cacic marko', 'M-2026-000124', '+385 91 123 4568', '@'])(
  'does not find it by “%s”',
  (typed) => {
    expect(isFound(typed)).toBe(false);
  },
);
