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
  if (intent === 'update' || intent === 'checkout' || intent === 'country') {
    return lines.map((line) => setCount(line, predictTyped(line, readCount(change, line))));
  }
  return lines.flatMap((line) => {
    const isMeant =
      line.productId === change.get('productId') && line.variantId === change.get('variantId');
    if (!isMeant) return [line];
    if (intent === 'remove') return [];
    return [setCount(line, predictCount(line, intent, change.get('count')))];
  });
}

const setCount = (line: PricedLine, count: number): PricedLine => ({
  ...line,
  count,
  totalCents: line.unitCents * count,
});

const readCount = (form: FormData, { variantId }: PricedLine) => form.get(countField(variantId));

/** Whether the cart page's form has a number or a country that the cart does not have yet. */
export function hasUnsaved(
  form: FormData,
  lines: readonly PricedLine[],
  country: string | undefined,
): boolean {
  const isTyped = lines.some((line) => {
    const typed = readCount(form, line);
    return typed !== null && typed !== String(line.count);
  });
  return isTyped || (form.get('country') || undefined) !== country;
}

/** Changes that the server would reject have no effect. */
function predictCount(
  line: PricedLine,
  intent: FormDataEntryValue | null,
  typed: FormDataEntryValue | null,
): number {
  const { count, left = maxCount } = line;
  if (intent === 'increase') return Math.min(count + 1, left);
  if (intent === 'decrease') return Math.max(count - 1, 1);
  return predictTyped(line, typed);
}

function predictTyped(
  { count, left = maxCount }: PricedLine,
  typed: FormDataEntryValue | null,
): number {
  const wanted = Number(typed);
  return Number.isInteger(wanted) && wanted >= 1 && wanted <= left ? wanted : count;
}
