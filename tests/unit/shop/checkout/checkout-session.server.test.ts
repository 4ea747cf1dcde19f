import { expect, test, vi } from 'vitest';
import {
  freezeOrder,
  priceCheckout,
  reachableSteps,
  resumeCheckout,
} from '~/shop/checkout/checkout-session.server';
import type { Locale } from '~/i18n/locales';
import { recipientAddress } from '~/shop/checkout/address-lines';
import type { FieldValues } from '~/shop/checkout/checkout-view';
import { toCheckoutView } from '~/shop/checkout/checkout.loader.server';
import { runGuards } from '~/shop/checkout/guards.server';
import { startDraft } from '~/shop/checkout/drafts.server';
import { makeEnv } from '../../../support/load-context';
import { makeSource } from '../../../support/made-up-hotel/content';
import { makeSite } from '../../../support/made-up-hotel/site';

const values = {
  fullName: 'Ana Čačić',
  email: 'ana@example.com',
  phone: '+385911234567',
  address: 'Gradinska 1',
  postalCode: '52429',
  country: 'HR',
  sameAddress: 'on',
  deliveryMethod: 'parcel-post',
};

const content = makeSource();
const oil = { productId: 'spring-oil', variantId: 'spring-oil-500', count: 1 };

/** What the first step shows before and after something was typed. */
function openDetails(locale: Locale, typed: FieldValues = {}, country?: string) {
  const input = priceCheckout({ locale, content, cart: { lines: [oil], known: true, country } });
  return toCheckoutView(
    resumeCheckout(input, { ...startDraft(), values: typed }),
    'data',
    makeEnv(),
  );
}

test('a new checkout is priced for where its readers are taken to be; others are asked', () => {
  const german = openDetails('de');
  expect(german.values.country).toBe('DE');
  expect(german.delivery).toMatchObject({ state: 'priced', country: 'DE', cents: 1200 });
  const english = openDetails('en');
  expect(english.values.country).toBeUndefined();
  expect(english.delivery).toEqual({ state: 'unknown' });
});

test.each(['x', 'ZZ', 'hr', '<b>'])(
  'a stored country that is not in the list is ignored: %s',
  (country) => {
    expect(openDetails('de', { country, fullName: 'A' }).delivery).toMatchObject({ country: 'DE' });
    expect(openDetails('en', { country, fullName: 'A' }).delivery).toEqual({ state: 'unknown' });
  },
);

test('the country that was typed counts before the step is complete', () => {
  const view = openDetails('de', { country: 'AT', fullName: '' });
  expect(view.values.country).toBe('AT');
  expect(view.delivery).toMatchObject({ country: 'AT', cents: 450 });
});

test('the recipient’s country that was typed counts before the step is complete, unless the box is ticked', () => {
  const typed = { ...values, sameAddress: 'off', deliveryCountry: 'AT', deliveryPostalCode: 'x' };
  expect(openDetails('hr', typed).delivery).toMatchObject({ country: 'AT', cents: 450 });
  expect(openDetails('hr', { ...typed, sameAddress: 'on' }).delivery).toMatchObject({
    country: 'HR',
  });
  expect(openDetails('hr', { ...typed, deliveryCountry: 'ZZ' }).delivery).toMatchObject({
    country: 'HR',
  });
});

test('the delivery of a complete step is that of the order, however its country was sent', () => {
  const elsewhere = {
    ...values,
    sameAddress: 'off',
    recipientName: 'Ivo Ivić',
    recipientPhone: '+43 1 5123456',
    deliveryAddress: 'Ring 2',
    deliveryPostalCode: '1010',
    deliveryCountry: ' AT ',
  };
  const view = openDetails('hr', elsewhere);
  expect(view.reachable).toContain('review');
  expect(view.delivery).toMatchObject({ country: 'AT' });
});

test('the country chosen in the cart is the first one, and the recipient’s where the buyer lives elsewhere', () => {
  const chosen = openDetails('de', {}, 'AT');
  expect(chosen.values.country).toBe('AT');
  expect(chosen.delivery).toMatchObject({ state: 'priced', country: 'AT' });
  expect(openDetails('de', { country: 'DE' }, 'AT').values).toMatchObject({
    country: 'DE',
    deliveryCountry: 'AT',
  });
  expect(openDetails('de', { country: 'AT' }, 'AT').values.deliveryCountry).toBeUndefined();
  const typed = openDetails('de', { country: 'DE', deliveryCountry: 'HR' }, 'AT');
  expect(typed.values.deliveryCountry).toBe('HR');
  // From before the tariff changed.
  const unserved = openDetails('de', { country: 'AT' }, 'US').values;
  expect([unserved.deliveryCountry, openDetails('de', {}, 'US').values.country]).toEqual([
    undefined,
    'DE',
  ]);
});

test('a postcode is shown as it is ordered; one that is refused, as typed', () => {
  const typed = { ...values, postalCode: 'hr 52 429' };
  expect(openDetails('hr', typed).values.postalCode).toBe('52429');
  expect(openDetails('hr', { ...typed, email: '' }).values.postalCode).toBe('hr 52 429');
  const gift = { recipientName: 'Iva', recipientPhone: '+43 1 234567', deliveryAddress: 'Gasse 1' };
  const { sameAddress: _, ...other } = { ...typed, ...gift, deliveryCountry: 'AT' };
  expect(
    openDetails('hr', { ...other, deliveryPostalCode: 'a-1010' }).values.deliveryPostalCode,
  ).toBe('1010');
});

test('a delivery step without the checkbox goes to the recipient: the review shows who the order is sent to', () => {
  const { sameAddress: _, ...other } = values;
  const gift = { recipientName: 'Iva', recipientPhone: '+43 1 234567', deliveryAddress: 'Gasse 1' };
  const typed = { ...other, ...gift, deliveryPostalCode: '1010', deliveryCountry: 'AT' };
  expect(recipientAddress(openDetails('hr', typed)).name).toBe('Iva');
});

test('a review prices each line of the cart once, for the guard, the page and the order alike', () => {
  const snapshot = makeSource();
  // Only pricing a line asks for its picture.
  const imageInfo = vi.fn(snapshot.imageInfo);
  const lines = snapshot
    .get()
    .products.slice(0, 3)
    .flatMap(({ id, variants }) => {
      const variant = variants.find(({ available }) => available);
      return variant ? [{ productId: id, variantId: variant.id, count: 2 }] : [];
    });
  const input = priceCheckout({
    locale: 'hr',
    content: { ...snapshot, imageInfo },
    cart: { lines, known: true },
  });
  runGuards(input, ['cart-not-empty']);
  const checkout = resumeCheckout(input, { ...startDraft(), values });
  expect(reachableSteps(checkout)).toContain('review');
  const view = toCheckoutView(checkout, 'review', makeEnv());
  const order = freezeOrder(checkout);
  expect(view.cart.lines).toHaveLength(3);
  expect(view.submissionId).toBe(order?.submissionId);
  expect(imageInfo).toHaveBeenCalledTimes(3);
});

test('the review names the cards that the provider takes, not those of the hotel’s terminal', () => {
  const site = { ...makeSite(), cards: ['Visa', 'Maestro'] };
  const lines = { lines: [oil], known: true };
  const input = priceCheckout({ locale: 'de', content: makeSource({ site }), cart: lines });
  const checkout = resumeCheckout(input, { ...startDraft(), values });
  const cardsAt = (PAYMENT_PROVIDER: 'stripe' | 'wspay') =>
    toCheckoutView(checkout, 'review', makeEnv({ PAYMENT_PROVIDER })).cards;
  expect(cardsAt('stripe')).toEqual(['Visa']);
  expect(cardsAt('wspay')).toEqual(['Visa', 'Maestro']);
});
