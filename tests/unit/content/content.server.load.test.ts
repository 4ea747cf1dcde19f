import { expect, test, vi } from 'vitest';
import { loadContent } from '~/content/content.server';
import { makeContent } from '../../support/made-up-hotel/content';

const files = vi.hoisted(() => ({
  content: (): unknown => undefined,
  modules: (): Record<string, object> => ({}),
}));

vi.mock('#hotel/content', () => ({
  get embeddedContent() {
    return files.content();
  },
}));

vi.mock('~/content/hotel-modules.server', () => ({
  get hotelModules() {
    return files.modules();
  },
}));

test('a mistake found while the hotel’s files are loaded is one line', async () => {
  files.content = () => {
    throw new Error('The picture "sea-slat" has no alternative text');
  };
  await expect(loadContent({ DATA_DIR: '' })).rejects.toThrow(
    /^The content cannot be loaded: The picture "sea-slat" has no alternative text$/,
  );
});

test('a mistake in the content is named with its file, its field and its language', async () => {
  const content: any = makeContent();
  delete content.products[0].name.de;
  const [product] = content.products;
  files.content = () => content;
  files.modules = () => ({ 'hotel/products/oil.ts': { product }, 'hotel/content.ts': { content } });
  await expect(loadContent({ DATA_DIR: '' })).rejects.toThrow(
    /^The content is wrong:\nhotel\/products\/oil\.ts: products\.0 \(spring-oil\)\.name\.de: has no text in this language$/,
  );
});
