import { findImage, viewCard } from '~/features/catalog/catalog-view';
import { getContent } from '~/features/content/content.server';
import type { Locale } from '~/i18n/locales';
import { houseFacts } from './house-facts';

const shownProducts = 3;

/** What the home page shows: the poster, the story, the house in figures and some goods. */
export function loadHome(locale: Locale) {
  const content = getContent();
  const { products, site } = content.get();
  const { home, house, shop } = site;
  const [opening = '', second = '', ...rest] = home.story.text[locale].split(/\n\s*\n/);
  return {
    title: home.title[locale],
    lead: home.lead[locale],
    claim: house.claim[locale],
    hero: { wide: findImage(content, 'hero'), tall: findImage(content, 'hero-m') },
    plate: findImage(content, 'plate-mulberry'),
    story: { title: home.story.title[locale], opening, second, rest },
    facts: houseFacts,
    shop: {
      title: shop.title[locale],
      products: products
        .filter((product) => product.category === 'oil')
        .concat(products.filter((product) => product.category !== 'oil'))
        .slice(0, shownProducts)
        .map((product) => viewCard(content, product, locale)),
    },
  };
}

export type HomeView = ReturnType<typeof loadHome>;
