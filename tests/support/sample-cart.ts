import type { CartPageData } from '~/shop/cart/cart-view';
import type { PricedCart, PricedLine } from '~/shop/cart/priced-cart';

const image = {
  id: 'spring-oil',
  alt: 'Boca ulja na kamenoj ploči',
  width: 1200,
  height: 1500,
  color: '#c9b79a',
  focus: [0.5, 0.5] as [number, number],
  hash: 'abc123',
};

/** One line: two bottles at 24,00 €. */
export function sampleLine(changes: Partial<PricedLine> = {}): PricedLine {
  return {
    productId: 'spring-oil',
    variantId: 'spring-oil-500',
    slug: 'spring-oil',
    name: 'Spring oil',
    subtitle: 'Ekstra djevičansko maslinovo ulje',
    variantName: '500 ml',
    image,
    unitCents: 2400,
    unitPrice: { cents: 4800, per: 'l' },
    count: 2,
    totalCents: 4800,
    ...changes,
  };
}

export function sampleCart(lines: PricedLine[] = [sampleLine()]): PricedCart {
  return {
    lines,
    itemCount: lines.reduce((sum, line) => sum + line.count, 0),
    gone: [],
    goneUnnamed: 0,
    soldOut: [],
    limited: [],
    subtotalCents: lines.reduce((sum, line) => sum + line.totalCents, 0),
    weightGrams: 1900,
  };
}

/** The cart page's data for one line and delivery in Croatia. */
export function sampleCartScreen(changes: Partial<CartPageData> = {}): CartPageData {
  return {
    cart: sampleCart(),
    lines: [{ productId: 'spring-oil', variantId: 'spring-oil-500', count: 2 }],
    known: true,
    delivery: { state: 'priced', country: 'HR', countryName: 'Hrvatska', cents: 450 },
    deliveryCountries: [
      { code: 'HR', name: 'Hrvatska' },
      { code: 'DE', name: 'Njemačka' },
    ],
    totalCents: 5250,
    cards: ['Visa', 'Mastercard'],
    deliveryDays: { min: 5, max: 7 },
    guarantee: { title: 'Zakonsko jamstvo', text: 'Najmanje dvije godine.' },
    ...changes,
  };
}
