import { expect, test } from 'vitest';
import { createLocaleHandlers } from '~/platform/http/locale-handlers.server';
import { makeServerBuild } from '../../../support/server-build';

const say = (text: string) => ({ loader: () => new Response(text) });

const routes = {
  root: { id: 'root', path: '', module: {} },
  'shop.hr': { id: 'shop.hr', parentId: 'root', path: 'shop', module: say('trgovina') },
  'shop.en': { id: 'shop.en', parentId: 'root', path: 'en/shop', module: say('shop') },
  'splat.en': { id: 'splat.en', parentId: 'root', path: 'en/*', module: say('nothing here') },
  'api.config': { id: 'api.config', parentId: 'root', path: 'api/config', module: say('config') },
};

const build = makeServerBuild(routes);

async function ask(path: string): Promise<string> {
  const answer = await createLocaleHandlers(build)(new Request(`http://shop.test${path}`));
  return answer.text();
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
