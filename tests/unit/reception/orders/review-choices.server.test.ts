import { expect, test } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import { locales } from '~/i18n/locales';
import { listReviewChoices } from '~/reception/orders/review-choices.server';
import { orderStates } from '~/shop/orders/order-states';

const t = getT('en');
const valuesOf = (
  ...[order, uncertain]: [{ captured_cents: number }, { amountCents: number; baseCents: number }?]
) => listReviewChoices(t, order, uncertain).map(({ value }) => value);

test('before a charge every state is a possible answer, after it only what can have become of the money', () => {
  expect(valuesOf({ captured_cents: 0 })).toEqual(orderStates.review);
  expect(valuesOf({ captured_cents: 5000 })).toEqual(['captured', 'refunded']);
});

test('an uncertain refund makes two answers of “charged”: with it and without it', () => {
  const uncertain = { amountCents: 2000, baseCents: 500 };
  expect(listReviewChoices(t, { captured_cents: 5000 }, uncertain)).toMatchObject([
    { value: 'captured-2500', target: 'captured', refundedCents: 2500 },
    { value: 'captured-500', target: 'captured', refundedCents: 500 },
    { value: 'refunded', target: 'refunded' },
  ]);
  expect(valuesOf({ captured_cents: 2500 }, uncertain)).toEqual(['captured-500', 'refunded']);
});

test.each(locales)('in %s they name the amounts', (locale) => {
  const uncertain = { amountCents: 2000, baseCents: 500 };
  const [happened, missing] = listReviewChoices(getT(locale), { captured_cents: 5000 }, uncertain);
  expect(happened?.label).toContain('20,00');
  expect(happened?.text).toMatch(/50,00.*25,00|25,00.*50,00/);
  expect(missing?.label).toContain('20,00');
  expect(missing?.label).not.toBe(happened?.label);
});
