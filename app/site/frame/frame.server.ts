import type { AppLoadContext } from '@remix-run/node';
import { type FramePicture, type MenuPage, menuPages } from '~/components/layout/frame-data';
import { toConsentQuestion } from '~/site/consent/analytics.server';
import { getCaptchaConfig } from '~/platform/forms/captcha/captcha.server';
import type { CartLine } from '~/shop/cart/cart';
import { countForSale } from '~/shop/cart/count-for-sale';
import { bookingUrl, nextStay } from '~/content/booking/booking-url';
import type { ContentSource } from '~/content/content';
import type { Site } from '~/content/content-schema';
import { listAcceptedCards } from '~/content/accepted-cards';
import type { PageWeather } from '~/site/weather/weather-line';
import { getLocale } from '~/i18n/i18n.server';
import { providerNames } from '~/platform/database/stored-values';
import type { Env } from '~/platform/env/env-schema';
import { savesData, readSharedCart } from '~/platform/http/shared-request';
import { findClosure } from './closure';

/**
 * Loads the data of the frame around every page: the hotel, the seller, the cart's count. Every page contains it, so it
 * must stay small.
 */
export async function loadFrame(
  context: Pick<AppLoadContext, 'cartCookie' | 'content' | 'env' | 'weather'>,
  request: Request,
) {
  const { env, cartCookie } = context;
  const content = context.content.current();
  const { site } = content.get();
  const now = new Date();
  const locale = await getLocale(request);
  const captcha = getCaptchaConfig(env, locale);
  const analytics = toConsentQuestion(env, locale);
  return {
    siteUrl: env.SITE_URL,
    hotel: toHotel(site, content, now),
    seller: { legalName: site.seller.legalName, taxNumber: site.seller.taxNumber },
    cards: site.cards ? findMarks(site.cards, env.PAYMENT_PROVIDER) : [],
    closure: findClosure(site.closure, now, locale),
    weather: findWeather(context.weather),
    menuPictures: findMenuPictures(content),
    /** The illustration of the "page not found" screen, since error pages have no loader data. */
    plate: findPlate(content),
    ...readCartBadge(cartCookie, content, request),
    demonstration: env.demonstration,
    scripts: !savesData(Object.fromEntries(request.headers)),
    ...(!env.FISCAL_VAT && { isOutsideVat: true }),
    ...(captcha && { captcha }),
    ...(analytics && { analytics }),
  };
}

/**
 * The cart's item count, and its lines if the page is rendered for this visitor only: a shared response must not
 * contain them. `cartKnown` is false if the browser has no cart; the cart mirror may then restore one.
 */
function readCartBadge(
  cartCookie: AppLoadContext['cartCookie'],
  content: ContentSource,
  request: Request,
): {
  itemCount: number;
  cartLines?: CartLine[];
  cartKnown: boolean;
} {
  const shared = readSharedCart(request);
  if (!shared) {
    const cart = cartCookie.read(request);
    const itemCount = countForSale(content, cart);
    return { itemCount, cartLines: cart.lines, cartKnown: cart.known };
  }
  const { count, known } = shared;
  return { itemCount: count, ...(count === 0 && { cartLines: [] }), cartKnown: known };
}

/** The accepted cards and the payment provider. */
const findMarks = (cards: readonly string[], provider: Env['PAYMENT_PROVIDER']): string[] => [
  ...listAcceptedCards(cards, provider),
  providerNames[provider],
];

function toHotel({ hotel, booking, closure }: Site, content: ContentSource, now: Date) {
  return {
    name: hotel.name,
    fullName: hotel.fullName,
    tavern: hotel.tavern,
    street: hotel.street,
    postalCode: hotel.postalCode,
    city: hotel.city,
    country: hotel.country,
    phone: hotel.phone,
    phoneDisplay: hotel.phoneDisplay,
    email: hotel.email,
    mapUrl: hotel.mapUrl,
    bookingUrl: bookingUrl(booking, nextStay(closure, now)),
    social: hotel.social,
    partners: hotel.partners.flatMap(({ name, url, image }) => {
      const picture = findPicture(content, image.id);
      return picture ? [{ name, url, picture }] : [];
    }),
    credit: hotel.credit,
  };
}

/** Omits the mean colour and the focal point, which the frame does not use. */
function findPicture(content: ContentSource, id: string): FramePicture | undefined {
  const info = content.imageInfo(id);
  return info && { id, width: info.width, height: info.height, hash: info.hash };
}

function findPlate(content: ContentSource) {
  const picture = findPicture(content, content.get().site.home.plate.id);
  return picture && { ...picture, alt: '' };
}

/**
 * The menu entry's own picture, or else the first one of its page. The content backend may have neither; the entry then
 * shows the previous entry's picture.
 */
function findMenuPictures(content: ContentSource): Partial<Record<MenuPage, FramePicture>> {
  const { tavern, oleotheque, wellness } = content.get();
  const sections: Partial<Record<MenuPage, { images: { id: string }[] } | undefined>> = {
    tavern,
    oleotheque,
    wellness,
  };
  const found = menuPages.flatMap((page) => {
    const own = findPicture(content, page === 'rooms' ? 'menu-accommodation' : `menu-${page}`);
    const first = sections[page]?.images[0];
    const picture = own ?? (first && findPicture(content, first.id));
    return picture ? [[page, picture] as const] : [];
  });
  return Object.fromEntries(found);
}

/**
 * Never waits for the provider. Returns the cached weather, `unknown` if scripts may request it, or undefined if the
 * site shows no weather.
 */
const findWeather = (weather: AppLoadContext['weather']): PageWeather | undefined =>
  weather && (weather.peek() ?? 'unknown');
