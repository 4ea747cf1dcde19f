import { countField } from './cart';
import type { PricedLine } from './priced-cart';

/** Whether the cart page's form has a number or a country that the cart does not have yet. */
export function hasUnsaved(
  form: FormData,
  lines: readonly PricedLine[],
  country: string | undefined,
): boolean {
  const isTyped = lines.some(({ variantId, count }) => {
    const typed = form.get(countField(variantId));
    return typed !== null && typed !== String(count);
  });
  return isTyped || (form.get('country') || undefined) !== country;
}
