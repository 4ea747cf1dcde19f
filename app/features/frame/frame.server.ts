import { getEnv } from '~/server/env.server';
import { readCart } from '~/features/cart/cart.server';
import { countItems } from '~/features/cart/cart';
import { getContent } from '~/features/content/content.server';
import { bookingUrl } from './booking-url';

/** What the frame around every page shows: the house, the seller, the basket's count. */
export async function loadFrame(request: Request) {
  const env = getEnv();
  const { site } = getContent().get();
  const cart = await readCart(request);
  const { house, seller, cards, booking } = site;
  return {
    siteUrl: env.SITE_URL,
    house: {
      name: house.name,
      fullName: house.fullName,
      street: house.street,
      postalCode: house.postalCode,
      city: house.city,
      phone: house.phone,
      phoneDisplay: house.phoneDisplay,
      email: house.email,
      mapUrl: house.mapUrl,
      bookingUrl: bookingUrl(booking, new Date()),
      social: house.social,
    },
    seller: { legalName: seller.legalName, oib: seller.oib },
    cards,
    /** The engraving of the page that is not there; error pages have no data of their own. */
    plate: findPlate(),
    itemCount: countItems(cart.lines),
    cartLines: cart.lines,
    /** False while the browser has no basket at all; the mirror may then bring one back. */
    cartKnown: cart.known,
    demonstration: env.payment === 'emulator',
    scripts: !savesData(request.headers),
  };
}

function findPlate() {
  const info = getContent().imageInfo('plate-mulberry');
  return info && { id: 'plate-mulberry', alt: '', ...info };
}

/** Slow or thrifty connections get the pages without scripts: everything works without them. */
function savesData(headers: Headers): boolean {
  return (
    headers.get('save-data')?.toLowerCase() === 'on' ||
    /^(slow-)?2g$/.test(headers.get('ect') ?? '')
  );
}
