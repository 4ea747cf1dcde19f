import { expect, test, vi } from 'vitest';
import { loadContent } from '~/content/content.server';
import { makeContent, masters } from '../../support/made-up-hotel/content';

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

vi.mock('~/content/image-masters.server', () => ({ imagesDir: '', readMasters: () => masters }));

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

test('files loaded again replace the content; a mistake in them leaves it as it was, and is told', async () => {
  const named = (en: string) => {
    const content = makeContent();
    content.site.hotel.name = en;
    return content;
  };
  const broken = () => {
    throw new Error('Expected "}"');
  };
  files.content = () => named('The Linden');
  const content = await loadContent({ DATA_DIR: '' });
  const nameNow = () => content.current().get().site.hotel.name;
  files.content = () => named('The Oak');
  expect(nameNow()).toBe('The Linden');
  await content.refresh();
  expect([nameNow(), content.problem()]).toEqual(['The Oak', undefined]);
  files.content = broken;
  await content.refresh();
  const reason = 'The content cannot be loaded: Expected "}"';
  expect([nameNow(), content.problem()]).toEqual(['The Oak', { reason, since: expect.any(Date) }]);
  files.content = () => named('The Elm');
  await content.refresh();
  expect([nameNow(), content.problem()]).toEqual(['The Elm', undefined]);
});
