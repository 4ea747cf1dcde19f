import { expect, test } from 'vitest';
import { createPageHandlers } from '~/platform/http/page-handlers.server';
import { makeServerBuild } from '../../../support/server-build';

const say = (text: string) => ({ loader: () => new Response(text) });

const routes = {
  root: { id: 'root', path: '', module: {} },
  'shop.hr': { id: 'shop.hr', parentId: 'root', path: 'shop', module: say('trgovina') },
  'shop.en': { id: 'shop.en', parentId: 'root', path: 'en/shop', module: say('shop') },
  'product.hr': { id: 'product.hr', parentId: 'root', path: 'shop/:slug', module: say('ulje') },
  'cart.hr': { id: 'cart.hr', parentId: 'root', path: 'shop/cart', module: say('košarica') },
  'home.hr': { id: 'home.hr', parentId: 'root', index: true, module: say('dom') },
  'splat.hr': { id: 'splat.hr', parentId: 'root', path: '*', module: say('ništa') },
  'splat.en': { id: 'splat.en', parentId: 'root', path: 'en/*', module: say('nothing here') },
  'api.config': { id: 'api.config', parentId: 'root', path: 'api/config', module: say('config') },
};

const build = makeServerBuild(routes);

const handle = createPageHandlers(build);

async function ask(path: string): Promise<string> {
  const response = await handle(new Request(`http://shop.test${path}`));
  return response.text();
}

test('a page is answered in the language of its path', async () => {
  expect(await ask('/shop')).toBe('trgovina');
  expect(await ask('/en/shop')).toBe('shop');
});

test('a page of another language is not found in a language', async () => {
  expect(await ask('/en/nowhere')).toBe('nothing here');
});

test('a resource has no language', async () => {
  expect(await ask('/api/config')).toBe('config');
});

test.each([
  ['/', 'dom'],
  ['/shop/spring-oil', 'ulje'],
  ['/shop/spring%2Foil', 'ulje'],
  // A path without a parameter comes before one with a parameter, wherever they are in the table.
  ['/shop/cart', 'košarica'],
  // The site redirects these; the router takes them for the same page.
  ['/SHOP/Cart', 'košarica'],
  ['/shop/cart/', 'košarica'],
  ['/shop/c%61rt', 'košarica'],
  ['/shop/cart/more', 'ništa'],
])('%s is matched as the router matches it', async (path, text) => {
  expect(await ask(path)).toBe(text);
});

test.each([
  ['/shop/cart.data', 'cart.hr'],
  ['/_root.data', 'home.hr'],
  ['/en/shop.data', 'shop.en'],
])('the data of a page are found at %s', async (path, id) => {
  const answers = Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [
      name,
      { ...route, module: { loader: () => ({ loaded: name }) } },
    ]),
  );
  const ask = createPageHandlers(makeServerBuild(answers));
  const response = await ask(new Request(`http://shop.test${path}`));
  expect(await response.text()).toContain(`"loaded","${id}"`);
});
