import { expect, test, vi } from 'vitest';
import {
  freezeOrder,
  priceCheckout,
  reachableSteps,
  resumeCheckout,
} from '~/shop/checkout/checkout-session.server';
import { toCheckoutView } from '~/shop/checkout/checkout.loader.server';
import { runGuards } from '~/shop/checkout/guards.server';
import { startDraft } from '~/shop/checkout/drafts.server';
import { makeSource } from '../../../support/made-up-hotel/content';

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
  const view = toCheckoutView(checkout, 'review', true);
  const order = freezeOrder(checkout);
  expect(view.cart.lines).toHaveLength(3);
  expect(view.submissionId).toBe(order?.submissionId);
  expect(imageInfo).toHaveBeenCalledTimes(3);
});
