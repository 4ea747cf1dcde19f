import { href } from '../../../app/routing/href';
import type { Locale } from '../../../app/i18n/locales';
import { oil } from './goods';

/** Slugs of the package that the tests reserve. */
export const packageSlugs: Record<Locale, string> = {
  hr: 'jesen-i-tartufi',
  en: 'autumn-and-truffles',
  it: 'autunno-e-tartufi',
  de: 'herbst-und-trueffel',
};

const articleSlugs: Record<Locale, string> = {
  hr: 'dudov-svilac-nakon-130-godina',
  en: 'silkworms-after-130-years',
  it: 'i-bachi-da-seta-dopo-130-anni',
  de: 'seidenraupen-nach-130-jahren',
};

/** Pages that can be opened directly, by name. */
export function openScreens(locale: Locale): Record<string, string> {
  return {
    home: href('home', locale),
    rooms: href('rooms', locale),
    room: href('room', locale, { slug: 'suite-cavalier' }),
    restaurant: href('restaurant', locale),
    tavern: href('tavern', locale),
    'table reservation': href('tableReservation', locale),
    oleotheque: href('oleotheque', locale),
    wellness: href('wellness', locale),
    packages: href('packages', locale),
    package: href('package', locale, { slug: packageSlugs[locale] }),
    'package reservation': href('packageReservation', locale, { slug: packageSlugs[locale] }),
    'package reservation after sending': `${href('packageReservation', locale, { slug: packageSlugs[locale] })}?sent=1`,
    experiences: href('experiences', locale),
    heritage: href('heritage', locale),
    gallery: href('gallery', locale),
    'gallery of rooms': `${href('gallery', locale)}?category=rooms`,
    news: href('news', locale),
    article: href('article', locale, { slug: articleSlugs[locale] }),
    contact: href('contact', locale),
    faq: href('faq', locale),
    shop: href('shop', locale),
    product: href('product', locale, { slug: oil.slug }),
    'product without oil': href('product', locale, { slug: 'kamenina-zdjelica' }),
    newsletter: href('newsletter', locale),
    'newsletter after leaving': `${href('newsletter', locale)}?result=left`,
    'expired newsletter link': href('newsletterConfirm', locale),
    'unknown newsletter link': href('newsletterLeave', locale),
    'empty cart': href('cart', locale),
    'success without an order': href('success', locale),
    'failure without an order': href('fail', locale),
    terms: href('terms', locale),
    shipping: href('shipping', locale),
    payment: href('payment', locale),
    privacy: href('privacy', locale),
    cookies: href('cookies', locale),
    imprint: href('imprint', locale),
    accessibility: href('accessibility', locale),
    'legal guarantee': href('guarantee', locale),
    withdrawal: href('withdrawal', locale),
    'price list': href('priceList', locale),
  };
}
