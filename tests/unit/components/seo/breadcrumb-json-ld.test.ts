import { expect, test } from 'vitest';
import { breadcrumbJsonLd } from '~/components/seo/breadcrumb-json-ld';

test('the last step of a breadcrumb is the page itself and has no address', () => {
  const steps = [{ label: 'Shop', to: '/shop' }, { label: 'X' }];
  expect(breadcrumbJsonLd(steps, 'https://hotel.example').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Shop', item: 'https://hotel.example/shop' },
    { '@type': 'ListItem', position: 2, name: 'X' },
  ]);
});
