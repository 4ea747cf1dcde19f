import { type AppLoadContext, redirect } from '@remix-run/node';
import { listAcceptedCards } from '~/content/accepted-cards';
import { requireShop } from '~/content/sections';
import { estimateDelivery, totalWithDelivery } from '~/shop/delivery/delivery-estimate';
import { countryOf, deliveryCountries } from '~/shop/delivery/delivery';
import { loadGuarantee } from '~/shop/guarantee/guarantee.server';
import { listCountries } from '~/i18n/format';
import { getLocale } from '~/i18n/i18n.server';
import { wasOrdered } from '~/shop/orders/ordered-cart.server';
import { readStockLeft } from '~/shop/stock/stock-left.server';
import type { CartPageData } from './cart-view';
import { priceCart } from './price-cart.server';

/**
 * Loads the cart page at current prices.
 * @throws Response a redirect to the same page that empties the cart if its order was paid
 */
export async function loadCart(
  context: Pick<AppLoadContext, 'cartCookie' | 'content' | 'db' | 'env'>,
  request: Request,
): Promise<CartPageData> {
  const url = new URL(request.url);
  const locale = await getLocale(request);
  const content = context.content.current();
  const { site } = content.get();
  const { cards, delivery: tariff } = requireShop(site);
  const session = context.cartCookie.read(request);
  const { lines, known, checkout, country } = session;
  if (await wasOrdered(context.db, checkout)) {
    const cookie = await context.cartCookie.write({ lines: [] });
    throw redirect(url.pathname + url.search, {
      status: 303,
      headers: cookie ? { 'Set-Cookie': cookie } : {},
    });
  }
  const cart = priceCart(content, lines, locale, await readStockLeft(context.db, session));
  const countries = deliveryCountries(tariff);
  const destination = countryOf(tariff, locale, country);
  const delivery = estimateDelivery(content, destination, cart.weightGrams, locale);
  return {
    cart,
    lines,
    known,
    delivery,
    deliveryCountries: listCountries(countries, locale),
    totalCents: totalWithDelivery(cart.subtotalCents, delivery),
    cards: listAcceptedCards(cards, context.env.PAYMENT_PROVIDER),
    deliveryDays: tariff.days,
    guarantee: loadGuarantee(site, locale),
  };
}
