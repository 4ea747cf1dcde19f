import { redirect, type AppLoadContext } from '@remix-run/node';
import { priceCart } from '~/shop/cart/price-cart.server';
import { localeFromPathname } from '~/i18n/locales';
import { href } from '~/routing/href';

type GuardContext = Pick<AppLoadContext, 'cartCookie' | 'content'>;
type Guard = (context: GuardContext, request: Request) => Promise<void>;

/** The guards that the path table names; each throws a redirect when the page may not be opened. */
const guards: ReadonlyMap<string, Guard> = new Map([['cart-not-empty', requireCart]]);

async function requireCart(context: GuardContext, request: Request): Promise<void> {
  const locale = localeFromPathname(new URL(request.url).pathname);
  const { lines } = context.cartCookie.read(request);
  if (priceCart(context.content.current(), lines, locale).lines.length === 0) {
    throw redirect(href('cart', locale), 303);
  }
}

/**
 * Runs a page's guards in order.
 * @throws Response a redirect; or 500 'Unknown middleware' for an unknown name (specification, section 8)
 */
export async function runGuards(
  context: GuardContext,
  names: readonly string[],
  request: Request,
): Promise<void> {
  for (const name of names) {
    const guard = guards.get(name);
    if (!guard)
      throw new Response('Unknown middleware', { status: 500, statusText: 'Unknown middleware' });
    await guard(context, request);
  }
}
