import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { DeliveryAndPayment } from '~/shop/cart/delivery-and-payment';
import { SideCart } from '~/shop/cart/side-cart';
import { Promises } from '~/shop/catalog/product-details';
import { DeliveryStep } from '~/shop/checkout/delivery-step';
import { ReviewStep } from '~/shop/checkout/review-step';
import { confirmationContent } from '~/shop/orders/mails/order-confirmation-content';
import { SuccessScreen } from '~/shop/order-pages/success-screen';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { order, site } from '../../../support/mail-fixtures';
import { readText } from '../../../support/html-forms';
import { renderScreen } from '../../../support/render-screen';
import { sampleCartScreen } from '../../../support/sample-cart';
import { sampleCheckout } from '../../../support/sample-checkout';

const days = { min: 2, max: 4 };

vi.mock('~/components/ui/use-hydrated', () => ({ useHydrated: () => true }));
vi.mock('~/shop/cart/use-side-cart', () => ({
  useSideCart: () => ({
    dialog: { current: null },
    data: { ...sampleCartScreen(), deliveryDays: days },
    isUsed: true,
    isAdded: false,
    close: () => {},
  }),
}));

const delivery = { carrier: 'GLS', days, zones: [] };
const from = { countries: 'Hrvatska', cents: 450 };
const checkout = sampleCheckout({ deliveryDays: days });

const screens: Record<string, ReactElement> = {
  'the cart': <DeliveryAndPayment data={{ ...sampleCartScreen(), deliveryDays: days }} />,
  'the side cart': <SideCart frame={undefined} />,
  'a product': <Promises delivery={delivery} from={from} />,
  'a product, to a country': <Promises delivery={delivery} from={{ ...from, to: 'u Italiju' }} />,
  'the delivery step': <DeliveryStep view={{ ...checkout, step: 'delivery' }} />,
  'the review': <ReviewStep view={checkout} />,
  'the page after payment': (
    <SuccessScreen view={{ state: 'done', number: 'M-1', orderPath: '/o', deliveryDays: days }} />
  ),
};

test.each(Object.entries(screens))(
  '%s names few days in Croatian with the form for few',
  async (_, screen) => {
    expect(readText(await renderScreen(screen))).toContain('2 do 4 radna dana');
  },
);

test('so does the confirmation', () => {
  const quick = { ...site, delivery: { ...site.delivery, days } };
  const { blocks } = confirmationContent(order, quick, 'https://x.example', getMailTexts('hr'));
  expect(JSON.stringify(blocks).replaceAll('\u00a0', ' ')).toContain('2 do 4 radna dana');
});
