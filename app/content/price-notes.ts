import type { PriceNotesValue, PriceReferences } from '~/components/ui/price-notes';
import { formatDayShort, formatMoney } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import type { ContentSource } from './content';
import type { Variant } from './product-schema';
import type { ReferencePrice } from './value-schema';

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
