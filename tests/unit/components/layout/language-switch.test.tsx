import { expect, test } from 'vitest';
import { LanguageList } from '~/components/layout/language-switch';
import { renderScreen } from '../../../support/render-screen';

const links = async (path: string) => {
  const list = await renderScreen(<LanguageList withCurrent />, { locale: 'en', path });
  return [...list.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
};

test('links to other languages drop campaign parameters', async () => {
  const plain = await links('/shop');
  expect(plain).toHaveLength(4);
  expect(await links('/shop?utm_source=letter&fbclid=abc')).toEqual(plain);
});

test('the page’s own query is kept', async () => {
  for (const address of await links('/shop?sent=1&gclid=abc')) expect(address).toMatch(/\?sent=1$/);
});
