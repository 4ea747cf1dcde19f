import { countField, countItems, maxCount } from './cart';
import type { PricedCart, PricedLine } from './priced-cart';

/** Predicts the cart after the pending changes, at the prices already shown. */
export function optimisticCart(cart: PricedCart, changes: readonly FormData[]): PricedCart {
  if (changes.length === 0) return cart;
  const lines = changes.reduce(applyChange, cart.lines);
  return {
    ...cart,
    lines,
    itemCount: countItems(lines),
    subtotalCents: lines.reduce((sum, line) => sum + line.totalCents, 0),
  };
}

function applyChange(lines: PricedLine[], change: FormData): PricedLine[] {
  const intent = change.get('intent');
  if (intent === 'empty') return [];
  return lines.flatMap((line) => {
    // Of the cart page's form, which has the numbers of all lines.
    const typed = change.get(countField(line.variantId));
    const isMeant =
      line.productId === change.get('productId') && line.variantId === change.get('variantId');
    if (typed === null && !isMeant) return [line];
    if (intent === 'remove') return [];
    const count = predictCount(line, intent, typed ?? change.get('count'));
    return [{ ...line, count, totalCents: line.unitCents * count }];
  });
}

/** Changes that the server would reject have no effect. */
function predictCount(
  { count, left = maxCount }: PricedLine,
  intent: FormDataEntryValue | null,
  typed: FormDataEntryValue | null,
): number {
  if (intent === 'increase') return Math.min(count + 1, left);
  if (intent === 'decrease') return Math.max(count - 1, 1);
  const wanted = Number(typed);
  return Number.isInteger(wanted) && wanted >= 1 && wanted <= left ? wanted : count;
}
