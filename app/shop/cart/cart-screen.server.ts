import type { AppLoadContext } from '@remix-run/node';
import { viewDelivery } from '~/shop/checkout/checkout.server';
import { deliveryCountries } from '~/shop/delivery/delivery';
import { viewGuarantee } from '~/shop/guarantee/guarantee.server';
import { listCountries } from '~/i18n/format';
import { localeFromPathname } from '~/i18n/locales';
import type { CartScreenData } from './cart-screen-data';
import { viewCart } from './cart-view.server';

const firstCountry = 'HR';

/** The cart page's data at the prices of this moment. */
export async function loadCartScreen(
  context: Pick<AppLoadContext, 'cartCookie' | 'content'>,
  request: Request,
): Promise<CartScreenData> {
  const url = new URL(request.url);
  const locale = localeFromPathname(url.pathname);
  const content = context.content.current();
  const { site } = content.get();
  const { lines, known } = context.cartCookie.read(request);
  const cart = viewCart(content, lines, locale);
  const countries = deliveryCountries(site.delivery);
  const asked = url.searchParams.get('country') ?? firstCountry;
  const country = countries.includes(asked) ? asked : firstCountry;
  const delivery = viewDelivery(content, country, cart.weightGrams, locale);
  return {
    cart,
    lines,
    known,
    delivery,
    deliveryCountries: listCountries(countries, locale),
    totalCents: delivery.state === 'priced' ? cart.subtotalCents + delivery.cents : null,
    cards: site.cards,
    deliveryDays: site.delivery.days,
    guarantee: viewGuarantee(site, locale),
  };
}
