import type { PriceNotesValue, PriceReference } from '~/components/ui/price-notes';
import type { Locale } from '~/i18n/locales';
import type { ContentSource } from './content';
import type { Variant } from './product-schema';
import type { ReferencePrice } from './schema-parts';

/** Reference prices as pages show them; the field is absent where there are none. The lowest of 30 days goes with a reduction. */
export function viewReferences(prices: readonly ReferencePrice[] | undefined): {
  references?: PriceReference[];
} {
  const references = (prices ?? []).flatMap(({ type, cents, day }) =>
    type === 'lowest30' ? [] : [{ type, cents, day }],
  );
  return references.length > 0 ? { references } : {};
}

/** All that stands beside the price of a product's size, in one language. */
export function viewPriceNotes(
  content: Pick<ContentSource, 'reduction'>,
  variant: Variant,
  locale: Locale,
): PriceNotesValue {
  const reduction = content.reduction(variant.id);
  return {
    ...viewReferences(variant.referencePrices),
    ...(reduction && { reduction: { ...reduction, name: reduction.name[locale] } }),
  };
}
