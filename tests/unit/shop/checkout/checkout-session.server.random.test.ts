import { expect, test } from 'vitest';
import type { DeliveryTariff } from '~/content/delivery-schema';
import type { CartLine } from '~/shop/cart/cart';
import { priceCheckout, resumeCheckout } from '~/shop/checkout/checkout-session.server';
import { startDraft } from '~/shop/checkout/drafts.server';
import { subtotalOf } from '~/shop/orders/new-order';
import { orderShares, toVatTotals } from '~/shop/pricing/vat';
import { createRandom, type Random } from '../../../crash/random';
import { billCart, type CartBill } from '../../../support/cart-oracle';
import { makeSource } from '../../../support/made-up-hotel/content';
import { makeProduct, makeVariant } from '../../../support/made-up-hotel/products';
import { makeDelivery, makeSite } from '../../../support/made-up-hotel/site';

// `npm run test:carts` asks for more.
const carts = Number(process.env.CART_RUNS ?? 1_000);
const seed = Number(process.env.MODEL_SEED ?? 1);
/** So many carts are filled in one shop before another one opens. */
const cartsOfShop = 500;
const countries = ['AT', 'DE', 'HR', 'IT', 'FI', 'US'];

const rates = [0, 5, 13, 13.5, 25] as const;

function makeVatRate(random: Random) {
  if (random.below(3) > 0) return random.pick(rates);
  return Array.from({ length: 2 + random.below(2) }, () => ({
    rate: random.pick(rates),
    cents: 100 + random.below(9_900),
  }));
}

/** Ten products with one to three sizes at any price and weight, some of them sold out. */
function makeProducts(random: Random) {
  return Array.from({ length: 10 }, (_, number) =>
    makeProduct({
      id: `oil-${number}`,
      slug: `oil-${number}`,
      vatRate: makeVatRate(random),
      related: [],
      variants: Array.from({ length: 1 + random.below(3) }, (_size, size) =>
        makeVariant({
          id: `oil-${number}-${size}`,
          net: { amount: 100 * (size + 1), unit: 'ml' },
          priceCents: 100 + random.below(random.below(4) ? 9_900 : 999_900),
          weightGrams: 1 + random.below(random.below(4) ? 400 : 4_000),
          available: random.below(8) > 0,
        }),
      ),
    }),
  );
}

function makeTariff(random: Random): DeliveryTariff {
  const zones = makeDelivery().zones.map((zone) => {
    let priceCents = 0;
    // A heavier parcel never costs less.
    const steps = zone.steps.map((step) => {
      priceCents += 1 + random.below(3_000);
      return { ...step, priceCents };
    });
    return { ...zone, steps };
  });
  return makeDelivery({ zones });
}

function openShop(random: Random) {
  const products = makeProducts(random);
  const delivery = makeTariff(random);
  return { products, delivery, content: makeSource({ products, site: makeSite({ delivery }) }) };
}

type Shop = ReturnType<typeof openShop>;

/** Mostly small; each size at most once, and now and then one that there is not. */
function fillCart({ products }: Shop, random: Random): CartLine[] {
  const sizes = products.flatMap(({ id, variants }) =>
    variants.map((variant) => ({ productId: id, variantId: variant.id })),
  );
  const lines = new Map<string, CartLine>();
  const wanted = 1 + random.below(random.below(5) ? 4 : 25);
  for (let line = 0; line < wanted; line += 1) {
    const size = random.below(40) ? random.pick(sizes) : { productId: 'x', variantId: 'x' };
    const count = 1 + random.below(random.below(5) ? 5 : 99);
    lines.set(size.variantId, { ...size, count });
  }
  return [...lines.values()];
}

/** The same facts as the oracle's, as the checkout has them. */
function checkOut({ content }: Shop, country: string, lines: CartLine[]): CartBill {
  const input = priceCheckout({ locale: 'en', content, cart: { lines, known: true } });
  const draft = { ...startDraft(), values: { country } };
  const { pricedCart, quote } = resumeCheckout(input, draft);
  const cents = quote.delivery.state === 'priced' ? quote.delivery.cents : undefined;
  const shares = orderShares(quote.orderLines, cents ?? 0);
  expect(subtotalOf(quote.orderLines)).toBe(pricedCart.subtotalCents);
  return {
    itemCount: BigInt(pricedCart.itemCount),
    weightGrams: BigInt(pricedCart.weightGrams),
    subtotal: BigInt(pricedCart.subtotalCents),
    delivery: cents === undefined ? undefined : BigInt(cents),
    vat: toVatTotals(shares).map(({ rate, gross, base, vat }) => ({
      rate: BigInt(rate),
      gross: BigInt(gross),
      base: BigInt(base),
      vat: BigInt(vat),
    })),
  };
}

test(
  `${carts} random carts cost what exact integers say`,
  { timeout: 120_000 + carts * 20 },
  () => {
    const random = createRandom(seed);
    let shop = openShop(random);
    let refused = 0;
    for (let number = 1; number <= carts; number += 1) {
      if (number % cartsOfShop === 0) shop = openShop(random);
      const country = random.pick(countries);
      const lines = fillCart(shop, random);
      const bill = billCart(shop.products, shop.delivery, country, lines);
      expect(checkOut(shop, country, lines), `cart ${number} of seed ${seed}`).toEqual(bill);
      if (bill.delivery === undefined) refused += 1;
    }
    if (process.env.CART_RUNS) console.log(`${carts} carts, ${refused} of them not deliverable`);
    // Both kinds, or half of the comparison would not have been made.
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(carts / 2);
  },
);
