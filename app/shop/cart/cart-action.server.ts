import type { AppLoadContext } from '@remix-run/node';
import type { ContentSource } from '~/content/content';
import type { z } from 'zod';
import { deliveryCountries } from '~/shop/delivery/delivery';
import { parseForm, readForm } from '~/platform/forms/form.server';
import { type CartLine, decreaseLine, increaseLine, removeLine, setLine, uniteLines } from './cart';
import { cartFormFields, cartFormSchema } from './cart-schema';
import type { CartActionData, CartProblem } from './cart.loader.server';
import { wasOrdered } from '~/shop/orders/ordered-cart.server';
import { type CartSession } from './cart.server';

type Change = z.infer<typeof cartFormSchema>;

/** Applies one posted change to the cart; a refused change leaves it as it was. */
export async function changeCart(
  context: Pick<AppLoadContext, 'cartCookie' | 'content' | 'db'>,
  request: Request,
): Promise<{ answer: CartActionData; cookie?: string }> {
  const form = await readForm(request, cartFormFields);
  const submission = parseForm(form, cartFormSchema);
  const refuse = (problem: CartProblem) => {
    return {
      answer: { ok: false as const, problem, result: submission.reply({ hideFields: ['lines'] }) },
    };
  };
  if (submission.status !== 'success') {
    const isCount = Object.keys(submission.error ?? {}).every((name) => name === 'count');
    return refuse(isCount ? 'count' : 'invalid');
  }
  const { value } = submission;
  const sent = context.cartCookie.read(request);
  // What was bought is not put in once more by a page that was still open.
  const isBought = await wasOrdered(context.db, sent.checkout);
  const cart: CartSession = isBought ? { lines: [], known: true } : sent;
  const content = context.content.current();
  const lines = applyChange(content, cart, value);
  if (typeof lines === 'string') return refuse(lines);
  const answer = { ok: true as const, intent: value.intent, result: submission.reply() };
  // A cookie without lines would be a cart emptied on purpose, which no mirror brings back.
  if (value.intent === 'country' && !cart.known) return { answer };
  const country = value.intent === 'country' ? value.country : cart.country;
  const cookie = await context.cartCookie.write({ ...cart, lines, country });
  return cookie ? { answer, cookie } : refuse('full');
}

function applyChange(
  content: ContentSource,
  cart: CartSession,
  change: Change,
): CartLine[] | CartProblem {
  const { lines } = cart;
  switch (change.intent) {
    case 'empty':
      return [];
    case 'country':
      return deliveryCountries(content.get().site.delivery).includes(change.country)
        ? lines
        : 'invalid';
    case 'restore':
      // The cookie is the truth: a mirror may only bring back what no cookie contradicts.
      return cart.known ? lines : uniteLines(change.lines.filter((line) => isSold(content, line)));
    case 'remove':
      return removeLine(lines, change.productId, change.variantId);
    case 'decrease':
      return decreaseLine(lines, change.productId, change.variantId);
    case 'increase':
    case 'add':
      return addTo(content, lines, change);
  }
}

function addTo(
  content: ContentSource,
  lines: readonly CartLine[],
  change: Extract<Change, { intent: 'add' | 'increase' }>,
): CartLine[] | CartProblem {
  if (!isSold(content, change)) return 'unknown';
  const changed =
    change.intent === 'add'
      ? setLine(lines, {
          productId: change.productId,
          variantId: change.variantId,
          count: change.count,
        })
      : increaseLine(lines, change.productId, change.variantId);
  const isIn = changed.some((line) => line.variantId === change.variantId);
  return isIn ? changed : 'full';
}

function isSold(
  content: ContentSource,
  { productId, variantId }: { productId: string; variantId: string },
): boolean {
  const product = content.findProduct(productId);
  return (
    product?.variants.some((variant) => variant.id === variantId && variant.available) ?? false
  );
}
