import { expect, test } from 'vitest';
import { pageLinks, pageMeta } from '~/components/seo/page-meta';

const route = {
  matches: [
    {
      id: 'root',
      data: { siteUrl: 'https://hotel.example', hotel: { fullName: 'Hotel', name: 'H' } },
    },
  ],
  location: { pathname: '/de/shop' },
};

const page = {
  title: 'Shop',
  description: 'Öl und Essig',
  image: { id: 'hero', alt: 'Ein Plakat', width: 1680, height: 1050, hash: 'h' },
};

const find = (name: string, meta = pageMeta(route, page)) =>
  meta
    .filter((tag) => ('property' in tag ? tag.property : 'name' in tag ? tag.name : '') === name)
    .map((tag) => ('content' in tag ? tag.content : undefined));

test('title with the hotel’s name, description, card with absolute addresses', () => {
  expect(pageMeta(route, page)[0]).toEqual({ title: 'Shop | Hotel' });
  expect(find('description')).toEqual(['Öl und Essig']);
  expect(find('og:url')).toEqual(['https://hotel.example/de/shop']);
  expect(find('og:image')).toEqual(['https://hotel.example/assets/hero?key=xl&v=h']);
  expect([...find('og:image:width'), ...find('og:image:height')]).toEqual(['1280', '800']);
});

test('a page’s own title is used unchanged', () => {
  expect(pageMeta(route, { ...page, documentTitle: 'Hotel | In the hills' })[0]).toEqual({
    title: 'Hotel | In the hills',
  });
  expect(find('og:title')).toEqual(['Shop']);
});

test('a page whose form has the title gets none', () => {
  const meta = pageMeta(route, { ...page, documentTitle: null });
  expect(meta.filter((tag) => 'title' in tag)).toEqual([]);
  expect(find('og:title', meta)).toEqual(['Shop']);
});

test('the page’s language and the three others', () => {
  expect(find('og:locale')).toEqual(['de_DE']);
  expect(find('og:locale:alternate')).toEqual(['hr_HR', 'en_GB', 'it_IT']);
});

test('without the root’s data the title has no suffix', () => {
  expect(pageMeta({ ...route, matches: [] }, page)[0]).toEqual({ title: 'Shop' });
});

test('a page without a picture has a title and a description all the same', () => {
  const meta = pageMeta(route, { ...page, image: undefined });
  expect(meta[0]).toEqual({ title: 'Shop | Hotel' });
  expect(find('description', meta)).toEqual(['Öl und Essig']);
  expect(find('og:image', meta)).toEqual([]);
});

test('a further page of a list has its own address, and links to those beside it', () => {
  const location = { pathname: '/de/shop', search: '?utm_source=letter&page=2' };
  expect(find('og:url', pageMeta({ ...route, location }, page))).toEqual([
    'https://hotel.example/de/shop?page=2',
  ]);
  const linksOf = (number: number) =>
    pageLinks(location, { page: number, pages: 3 }).map((link) => ({ ...link }));
  const link = (rel: string, href: string) => ({ tagName: 'link', rel, href });
  expect(linksOf(1)).toEqual([link('next', '/de/shop?page=2')]);
  expect(linksOf(2)).toEqual([link('prev', '/de/shop'), link('next', '/de/shop?page=3')]);
  expect(linksOf(3)).toEqual([link('prev', '/de/shop?page=2')]);
  expect(pageLinks(location, undefined)).toEqual([]);
});
