import { getContent } from '~/features/content/content.server';
import { viewShareCard } from '~/features/content/page-view';
import type { Locale } from '~/i18n/locales';
import { viewPriceList } from './price-list-view';

/** What the price list shows. */
export function loadPriceList(locale: Locale) {
  const content = getContent();
  return {
    ...viewPriceList(content, locale),
    shareCard: viewShareCard(content, 'shop', locale),
  };
}
