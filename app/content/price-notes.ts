import type { PriceNotesValue, PriceReferences } from '~/components/ui/price-notes';
import type { ServicePrice } from '~/components/ui/service-prices';
import { formatDayShort, formatMoney } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import type { ContentSource } from './content';
import type { Variant } from './product-schema';
import type { PricedService, ReferencePrice } from './value-schema';

/**
 * Formats reference prices for pages; missing ones are omitted. The lowest price of 30 days is part of the reduction.
 */
export function toPriceReferences(
  prices: readonly ReferencePrice[] | undefined,
  locale: Locale,
): PriceReferences {
  const references: PriceReferences = {};
  for (const { type, cents, day } of prices ?? []) {
    if (type === 'lowest30') continue;
    references[type] = { day: formatDayShort(day, locale), price: formatMoney(cents) };
  }
  return references;
}

/** All notes beside the price of a product's size, in one language. */
export function toPriceNotes(
  content: Pick<ContentSource, 'reduction'>,
  variant: Variant,
  locale: Locale,
): PriceNotesValue {
  const found = content.reduction(variant.id);
  const reduction = found && {
    ...found,
    name: found.name[locale],
    to: formatDayShort(found.to, locale),
  };
  return { ...toPriceReferences(variant.referencePrices, locale), ...(reduction && { reduction }) };
}

/** A service's name, note, price in cents and reference prices, in one language. */
export function toServicePrice(service: PricedService, locale: Locale): ServicePrice {
  const { name, note, priceCents, referencePrices } = service;
  return {
    name: name[locale],
    ...(note && { note: note[locale] }),
    cents: priceCents,
    ...toPriceReferences(referencePrices, locale),
  };
}
