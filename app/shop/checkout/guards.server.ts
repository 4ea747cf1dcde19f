import { redirect } from '@remix-run/node';
import { href } from '~/routing/href';
import type { CheckoutInput } from './checkout-session.server';

type Guard = (input: Pick<CheckoutInput, 'locale' | 'pricedCart'>) => void;

/** The guards that the page table refers to. Each throws a redirect if the page may not be opened. */
const guards: ReadonlyMap<string, Guard> = new Map([['cart-not-empty', requireCart]]);

function requireCart({ locale, pricedCart }: Parameters<Guard>[0]): void {
  if (pricedCart.lines.length === 0) throw redirect(href('cart', locale), 303);
}

/**
 * Runs a page's guards in order.
 * @param input the request's cart, already priced
 * @throws Response a redirect; or 500 'Unknown middleware' for an unknown name (specification, section 8)
 */
export function runGuards(input: Parameters<Guard>[0], names: readonly string[]): void {
  for (const name of names) {
    const guard = guards.get(name);
    if (!guard)
      throw new Response('Unknown middleware', { status: 500, statusText: 'Unknown middleware' });
    guard(input);
  }
}
