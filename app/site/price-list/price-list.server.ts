import type { AppLoadContext } from '@remix-run/node';
import { hotelDay } from '~/platform/time/calendar';
import { findShareCard } from '~/content/page-content';
import { formatDayShort } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { priceListKinds } from '~/shop/pricing/price-list-archive.server';
import { currentFiles, loadArchive } from '~/shop/pricing/price-list-response.server';
import { toPublishedPrices } from './published-prices';

/** Loads the price list and the links to its machine-readable files. */
export async function loadPriceList(
  context: Pick<AppLoadContext, 'content' | 'db' | 'prices'>,
  locale: Locale,
) {
  const archive = await loadArchive(context);
  const content = context.content.current();
  return {
    ...toPublishedPrices(content, locale),
    current: priceListKinds.map((kind) => ({
      kind,
      path: resourceHref('price-list.current', { file: currentFiles[kind] }),
    })),
    archive: archive.map(({ kind, name, created_at }) => ({
      kind,
      path: resourceHref('price-list.archive', { file: name }),
      day: formatDayShort(hotelDay(new Date(created_at)), locale),
    })),
    shareCard: findShareCard(content, 'shop', locale),
  };
}

export type PriceListPage = Awaited<ReturnType<typeof loadPriceList>>;
