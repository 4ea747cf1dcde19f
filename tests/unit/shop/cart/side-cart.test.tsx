import { expect, test, vi } from 'vitest';
import { SideCart } from '~/shop/cart/side-cart';
import { readText } from '../../../support/html-forms';
import { renderScreen } from '../../../support/render-screen';
import { sampleCartScreen } from '../../../support/sample-cart';

vi.mock('~/components/ui/use-hydrated', () => ({ useHydrated: () => true }));
vi.mock('~/shop/cart/use-side-cart', () => ({
  useSideCart: () => ({
    dialog: { current: null },
    data: sampleCartScreen(),
    isUsed: true,
    isAdded: false,
    close: () => {},
  }),
}));

test('below the rows: the delivery’s days, the confidential data, and the ways on', async () => {
  const html = await renderScreen(<SideCart frame={undefined} />, { locale: 'de' });
  const text = readText(html);
  expect(text).toContain('5 bis 7 Arbeitstagen');
  expect(text).toContain('nur für diese Bestellung');
  for (const way of ['/de', '/de/shop', '/de/shop/cart']) expect(html).toContain(`href="${way}"`);
});

test('a change in the panel is announced without what was announced before', async () => {
  const html = await renderScreen(<SideCart frame={undefined} />, { locale: 'de' });
  expect(html).toMatch(/role="status" aria-atomic="false"/);
});
