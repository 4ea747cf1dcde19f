import type { Page } from '@playwright/test';
import { href } from '../../app/routing/href';
import { startCachingProxy } from '../support/caching-proxy';
import { expect, test } from './support/test';

const kinds = [
  { name: 'that honours Vary', honoursVary: true, isCdn: false },
  { name: 'of a CDN', honoursVary: true, isCdn: true },
  { name: 'that ignores Vary', honoursVary: false, isCdn: false },
];
const shelf = href('shop', 'en');
const product = (slug: string) => href('product', 'en', { slug });
const badge = (page: Page) => page.locator('.site-header .header-cart__badge');

/** Posts the form directly, as without scripts: these tests are about the server and the caches. */
async function putIn(page: Page, url: string, variantId: string, count: number): Promise<void> {
  const response = await page.request.post(`${url}${href('cart', 'en')}`, {
    form: { intent: 'add', productId: variantId.split('-')[0] ?? '', variantId, count },
  });
  expect(response.ok()).toBe(true);
}

for (const { name, ...kind } of kinds) {
  // tests/integration/page-cache.test.ts covers all three, page by page.
  const tag = kind.isCdn ? [] : ['@matrix'];
  const title = `two visitors behind one cache ${name} never see each other’s cart`;
  test(title, { tag }, async ({ browser, scripts, site }) => {
    const proxy = await startCachingProxy(site.url, kind);
    const contexts = await Promise.all(
      [1, 2].map(() => browser.newContext({ javaScriptEnabled: scripts })),
    );
    try {
      const [ana, ivo] = (await Promise.all(contexts.map((context) => context.newPage()))) as [
        Page,
        Page,
      ];
      await ana.goto(proxy.url + shelf);
      await ivo.goto(proxy.url + shelf);
      await expect(badge(ana)).toHaveCount(0);
      await putIn(ana, proxy.url, 'buza-500', 3);
      for (let round = 0; round < 2; round++) {
        for (const path of [shelf, product('leccino'), shelf]) {
          await ana.goto(proxy.url + path);
          await ivo.goto(proxy.url + path);
          await expect(badge(ana)).toHaveText('3');
          await expect(badge(ivo)).toHaveCount(round === 0 ? 0 : 1);
          if (round === 1) await expect(badge(ivo)).toHaveText('5');
        }
        if (round === 0) await putIn(ivo, proxy.url, 'leccino-250', 5);
      }
      await ana.goto(proxy.url + href('cart', 'en'));
      await ivo.goto(proxy.url + href('cart', 'en'));
      for (const [page, own, other] of [
        [ana, 'Buža', 'Leccino'],
        [ivo, 'Leccino', 'Buža'],
      ] as const) {
        await expect(page.getByRole('main').getByRole('link', { name: own }).first()).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: other })).toHaveCount(0);
      }
      // The cache did store the shared pages.
      expect(proxy.seen.hits + proxy.seen.revalidated).toBeGreaterThan(0);
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
      await proxy.stop();
    }
  });
}

test('the side cart on a cached page shows the visitor’s own lines, and the mirror stores them @js', async ({
  page,
  site,
  visit,
}) => {
  await visit(shelf);
  await putIn(page, site.url, 'buza-500', 3);
  await visit(shelf);
  await expect(badge(page)).toHaveText('3');
  await page.locator('.site-header [data-side-cart-opener]').click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Buža' }).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cart')))
    .toBe('[{"productId":"buza","variantId":"buza-500","count":3}]');
});

test('a page with campaign parameters comes from the cache, and its URL is unchanged', async ({
  page,
  visit,
}) => {
  const campaign = '?utm_source=letter&fbclid=IwAR0';
  const response = await visit(shelf + campaign);
  const plain = await page.request.get(shelf);
  expect(response.headers()['etag']).toBe(plain.headers()['etag']);
  // Where scripts run, they have hydrated the page by now and rerendered the links.
  expect(new URL(page.url()).search).toBe(campaign);
  for (const locale of ['hr', 'de', 'it'] as const) {
    const link = page.locator(`.site-header a[hreflang="${locale}"]`).first();
    await expect(link).toHaveAttribute('href', href('shop', locale));
  }
});

test('data that a busy server refuses is retried, and the page stays @js', async ({
  page,
  site,
  visit,
  watch,
}) => {
  await visit(shelf);
  await putIn(page, site.url, 'buza-500', 3);
  await visit(shelf);
  watch.expectStatus(503);
  let refused = 0;
  await page.route(/\.data(\?|$)/, async (route) => {
    if (refused++ > 0) return route.continue();
    await route.fulfill({
      status: 503,
      headers: { 'retry-after': '1', 'content-type': 'application/json' },
      body: '{"errors":[{"message":"busy"}]}',
    });
  });
  await page.locator('.site-header [data-side-cart-opener]').click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Buža' }).first()).toBeVisible();
  expect(refused).toBeGreaterThan(1);
});
