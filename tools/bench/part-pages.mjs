// Individual pages and pictures.
import { figuresOf, listFailures, tableOfRows } from './format.mjs';
import { withSite } from './shop.mjs';
import { compareAll } from './versus.mjs';
import { send } from './visits.mjs';

const turns = 2;

/**
 * @param {import('./shop.mjs').Shop} shop
 * @returns {Promise<import('./report.mjs').Part>}
 */
export async function measurePages(shop) {
  const { cookie, images } = shop;
  const rows = await withSite(shop, async (site) => {
    const { headers } = await send(shop.port, { path: '/', status: 200 });
    const add = { intent: 'add', productId: 'buza', variantId: 'buza-250', count: '1' };
    /** @type {Record<string, (import('./visits.mjs').Visit & { status: number })[]>} */
    const visits = {
      'cached page': [{ path: '/', status: 200 }],
      'not modified (304)': [
        { path: '/', status: 304, headers: { 'If-None-Match': headers.etag } },
      ],
      'picture (AVIF)': images.slice(0, 1).map((visit) => ({ ...visit, kind: undefined })),
      'page, filled cart': [{ path: '/', status: 200, cookie }],
      'cart page, 5 lines': [{ path: '/shop/cart', status: 200, cookie }],
      'uncached page': Array.from({ length: 2000 }, (_, index) => ({
        path: `/?visit=${index}`,
        status: 200,
      })),
      'add to the cart': [{ path: '/shop/cart', status: 303, cookie, form: add }],
    };
    const list = Object.entries(visits).map(([name, each]) => {
      const named = each.map((visit) => ({ ...visit, name: name.replace(/\W+/g, '-') }));
      return {
        name,
        rounds: Array.from({ length: turns }, () => named),
        seconds: shop.seconds,
      };
    });
    return compareAll(shop, site, list);
  });
  const figures = figuresOf(rows);
  return {
    title: 'Pages',
    text: [tableOfRows(rows), ...listFailures(rows)],
    figures,
    bars: {
      cachedPage: figures['cached page']?.ratio,
      picture: figures['picture (AVIF)']?.ratio,
      cartVisitor: figures['page, filled cart']?.ratio,
      cartPage: figures['cart page, 5 lines']?.ratio,
    },
  };
}
