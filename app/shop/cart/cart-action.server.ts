import type { AppLoadContext } from '@remix-run/node';
import type { ContentSource } from '~/content/content';
import { requireShop } from '~/content/sections';
import type { z } from 'zod';
import { getLocale } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { countryOf, deliveryCountries } from '~/shop/delivery/delivery';
import { parseForm, readForm } from '~/platform/forms/form.server';
import {
  type CartLine,
  countField,
  decreaseLine,
  increaseLine,
  removeLine,
  setCounts,
  setLine,
  uniteLines,
} from './cart';
import { cartFormSchema, isCartField } from './cart-schema';
import type { CartActionData, RefusedChange } from './cart-view';
import { wasOrdered } from '~/shop/orders/ordered-cart.server';
import { readStockLeft } from '~/shop/stock/stock-left.server';
import { limitCount, type StockLeft } from '~/shop/stock/stock-left';
import type { CartSession } from './cart.server';

type Change = z.infer<typeof cartFormSchema>;

/** `variantId` if the change was a number typed for that line. */
type Refusal = RefusedChange & { variantId?: string };

/** Applies one submitted change to the cart. If the change is refused, the cart is left as it was. */
export async function changeCart(
  context: Pick<AppLoadContext, 'cartCookie' | 'content' | 'db'>,
  request: Request,
): Promise<{ actionData: CartActionData; cookie?: string }> {
  const form = await readForm(request, isCartField);
  const submission = parseForm(form, cartFormSchema);
  const refuse = ({ variantId, ...refused }: Refusal) => {
    const fieldErrors = variantId ? { [countField(variantId)]: [refused.problem] } : {};
    const result = submission.reply({ hideFields: ['lines'], fieldErrors });
    return { actionData: { ok: false as const, ...refused, result } };
  };
  if (submission.status !== 'success') {
    const isCount = Object.keys(submission.error ?? {}).every((name) =>
      /^count(?:$|s\.)/.test(name),
    );
    return refuse({ problem: isCount ? 'count' : 'invalid' });
  }
  const { value } = submission;
  const sent = context.cartCookie.read(request);
  // A page that was still open must not put lines back into the cart that have already been ordered.
  const isBought = await wasOrdered(context.db, sent.checkout);
  const cart: CartSession = isBought ? { lines: [], known: true } : sent;
  const content = context.content.current();
  const stock = await readStockLeft(context.db, cart, 'variantId' in value ? value.variantId : '');
  const lines = applyChange(content, limitLines(cart, stock), value, stock);
  if ('problem' in lines) return refuse(lines);
  const actionData = { ok: true as const, intent: value.intent, result: submission.reply() };
  // Without a cart cookie, a change of what the page still shows writes none: it would count as a deliberately emptied
  // cart, or one of that line alone, and the mirror could no longer restore the lines.
  if (!cart.known && isFromCart(value) && value.intent !== 'empty') return { actionData };
  const country =
    'counts' in value
      ? chooseCountry(content, cart, value, await getLocale(request))
      : cart.country;
  const kept = isFromCart(value) ? lines.filter((line) => isSold(content, line)) : lines;
  const cookie = await context.cartCookie.write({ ...cart, lines: kept, country });
  return cookie ? { actionData, cookie } : refuse({ problem: 'full' });
}

type PageChange = Extract<Change, { counts: unknown }>;

/** A country that the page presumed has not been chosen, unless the shopper asked for its price. */
function chooseCountry(
  content: ContentSource,
  cart: CartSession,
  { intent, country = cart.country }: PageChange,
  locale: Locale,
): string | undefined {
  if (intent === 'country' || cart.country !== undefined) return country;
  const presumed = countryOf(requireShop(content.get().site).delivery, locale, undefined);
  return country === presumed ? undefined : country;
}

/** Whether a change comes from a page that shows the cart, and so has said what is no longer sold. */
const isFromCart = ({ intent }: Change) => intent !== 'add' && intent !== 'restore';

/** Limits counts to what the cart page shows, because changes refer to those. Sold-out lines stay for new stock. */
function limitLines(cart: CartSession, stock: StockLeft): CartSession {
  const lines = cart.lines.map((line) => ({
    ...line,
    count: limitCount(stock, line.variantId, line.count) || line.count,
  }));
  return { ...cart, lines };
}

function applyChange(
  content: ContentSource,
  cart: CartSession,
  change: Change,
  stock: StockLeft,
): CartLine[] | Refusal {
  const { lines } = cart;
  switch (change.intent) {
    case 'empty':
      return [];
    case 'restore':
      // The cookie is authoritative: the mirror may restore lines only if the browser sent no cart.
      return cart.known ? lines : uniteLines(change.lines.filter((line) => isSold(content, line)));
    case 'remove':
      return removeLine(lines, change);
    case 'decrease':
      return decreaseLine(lines, change);
    case 'country':
    case 'update':
    case 'checkout':
      return isDeliverable(content, change)
        ? updateCounts(content, lines, change.counts, stock)
        : { problem: 'invalid' };
    case 'increase':
    case 'add':
      return addTo(content, lines, change, stock);
  }
}

function isDeliverable(content: ContentSource, { intent, country }: PageChange): boolean {
  if (country === undefined) return intent !== 'country';
  return deliveryCountries(requireShop(content.get().site).delivery).includes(country);
}

/** All lines or none: the shopper has to see what is refused before the rest is bought. */
function updateCounts(
  content: ContentSource,
  lines: readonly CartLine[],
  counts: Readonly<Record<string, number>>,
  stock: StockLeft,
): CartLine[] | Refusal {
  const changed = setCounts(lines, counts);
  for (const [index, line] of changed.entries()) {
    const refused =
      line.count === lines[index]?.count ? undefined : findRefusal(content, line, stock);
    if (refused) return { ...refused, variantId: line.variantId };
  }
  return changed;
}

function findRefusal(
  content: ContentSource,
  line: CartLine,
  stock: StockLeft,
): RefusedChange | undefined {
  if (!isSold(content, line)) return { problem: 'unknown' };
  const left = limitCount(stock, line.variantId, line.count);
  if (left === line.count) return undefined;
  return left === 0 ? { problem: 'soldOut' } : { problem: 'stock', left };
}

function addTo(
  content: ContentSource,
  lines: readonly CartLine[],
  change: Extract<Change, { intent: 'add' | 'increase' }>,
  stock: StockLeft,
): CartLine[] | RefusedChange {
  if (!isSold(content, change)) return { problem: 'unknown' };
  const changed = change.intent === 'add' ? setLine(lines, change) : increaseLine(lines, change);
  const line = changed.find(({ variantId }) => variantId === change.variantId);
  if (!line) return { problem: 'full' };
  return findRefusal(content, line, stock) ?? changed;
}

function isSold(
  content: ContentSource,
  { productId, variantId }: Pick<CartLine, 'productId' | 'variantId'>,
): boolean {
  const product = content.findProduct(productId);
  return (
    product?.variants.some((variant) => variant.id === variantId && variant.available) ?? false
  );
}
