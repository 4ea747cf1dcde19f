import { expect, test } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import { locales } from '~/i18n/locales';
import { listReviewChoices } from '~/reception/orders/review-choices.server';
import { orderStates } from '~/shop/orders/order-states';
import { classifyRefunds, type RefundFacts } from '~/shop/payments/reviews/refund-facts';

const t = getT('en');
const charged = { captured_cents: 5000, refunded_cents: 500 };
type Findings = Partial<Parameters<typeof classifyRefunds>[1]>;
const factsOf = (findings: Findings, order = charged) =>
  classifyRefunds(order, {
    uncertain: undefined,
    paid: undefined,
    announcedCents: undefined,
    ...findings,
  });
const valuesOf = (
  order: Parameters<typeof listReviewChoices>[1],
  facts: RefundFacts = { kind: 'settled' },
) => listReviewChoices(t, order, facts).map(({ value }) => value);

test('before a charge every state is a possible answer, after it only what can have become of the money', () => {
  expect(valuesOf({ captured_cents: 0, refunded_cents: 0 })).toEqual(orderStates.review);
  expect(valuesOf(charged)).toEqual(['captured', 'refunded']);
});

test('an uncertain refund makes two answers of “charged”: with it and without it', () => {
  const uncertain = { amountCents: 2000, baseCents: 500 };
  expect(listReviewChoices(t, charged, factsOf({ uncertain }))).toMatchObject([
    { value: 'captured-2500', target: 'captured', refundedCents: 2500 },
    { value: 'captured-500', target: 'captured', refundedCents: 500 },
    { value: 'refunded', target: 'refunded' },
  ]);
  expect(valuesOf({ ...charged, captured_cents: 2500 }, factsOf({ uncertain }))).toEqual([
    'captured-500',
    'refunded',
  ]);
});

test.each(locales)('in %s they name the amounts', (locale) => {
  const uncertain = { amountCents: 2000, baseCents: 500 };
  const [happened, missing] = listReviewChoices(getT(locale), charged, factsOf({ uncertain }));
  expect(happened?.label).toContain('20,00');
  expect(happened?.text).toMatch(/50,00.*25,00|25,00.*50,00/);
  expect(missing?.label).toContain('20,00');
  expect(missing?.label).not.toBe(happened?.label);
});

test('an uncertain refund that is the sum of several may have ended after any of them', () => {
  const uncertain = { amountCents: 1_500, baseCents: 500 };
  const findings = { uncertain, parts: [700, 300, 500] };
  const facts = factsOf(findings);
  expect(listReviewChoices(t, charged, facts)).toMatchObject([
    { value: 'captured-2000', refundedCents: 2_000 },
    { value: 'captured-1500', target: 'captured', refundedCents: 1_500 },
    { value: 'captured-1200', target: 'captured', refundedCents: 1_200 },
    { value: 'captured-500', refundedCents: 500 },
    { value: 'refunded' },
  ]);
  expect(valuesOf({ ...charged, captured_cents: 2_000 }, facts)).toEqual([
    'captured-1500',
    'captured-1200',
    'captured-500',
    'refunded',
  ]);
  const paid = report(1_000, 1_000);
  const failing = listReviewChoices(t, charged, factsOf({ ...findings, paid }));
  expect(failing[1]).toMatchObject({ value: 'captured-1500-500', failedCents: 500 });
  expect(failing[1]?.label).toMatch(/Only 10,00.* 15,00.* 5,00/);
});

test.each(locales)('in %s such an answer names its refunds and their sum', (locale) => {
  const uncertain = { amountCents: 1_500, baseCents: 500 };
  const facts = factsOf({ uncertain, parts: [700, 300, 500] });
  const answer = listReviewChoices(getT(locale), charged, facts)[1];
  expect(answer?.label).toMatch(/10,00.*15,00|15,00.*10,00/);
  expect(answer?.text).toMatch(/7,00\s€ \+ 3,00\s€.*50,00.*15,00/);
});

test.each(locales)('in %s an answer says that its email is held, if it is', (locale) => {
  const uncertain = { amountCents: 2000, baseCents: 500 };
  const localT = getT(locale);
  const told = localT('reception:actions.review.told');
  const toldHeld = localT('reception:actions.review.toldHeld');
  for (const facts of [factsOf({ uncertain }), repeatedFacts]) {
    const textsOf = (isHeld: boolean) =>
      listReviewChoices(localT, charged, facts, isHeld).map(({ text }) => text);
    expect(textsOf(false).filter((text) => text.endsWith(told))).toHaveLength(1);
    expect(textsOf(true).filter((text) => text.endsWith(toldHeld))).toHaveLength(1);
    expect(textsOf(true).join(' ')).not.toContain(told);
  }
});

test('beside answers about one refund, that everything was refunded cannot be taken for it', () => {
  const labelOf = (facts: RefundFacts) => listReviewChoices(t, charged, facts).at(-1)?.label;
  expect(labelOf(factsOf({ uncertain: { amountCents: 2000, baseCents: 500 } }))).toBe(
    'Everything was refunded',
  );
  expect(labelOf(repeatedFacts)).toBe('Everything was refunded');
  expect(labelOf({ kind: 'settled' })).toBe('refunded');
});

test('after a refund that failed, the only answer is that the buyer was paid, with what is stored', () => {
  expect(listReviewChoices(t, charged, factsOf({ announcedCents: 300 }))).toMatchObject([
    { value: 'captured-500-300', target: 'captured', refundedCents: 500, failedCents: 300 },
  ]);
  const refunded = { captured_cents: 5000, refunded_cents: 5000 };
  expect(listReviewChoices(t, refunded, factsOf({ announcedCents: 300 }, refunded))).toMatchObject([
    { value: 'refunded-5000-300', label: expect.stringContaining('3,00'), target: 'refunded' },
  ]);
});

const report = (refundedCents: number, failedRefundCents: number, elsewhereCents = 0) => ({
  status: { state: 'captured' as const, reference: 'P-1', refundedCents, failedRefundCents },
  elsewhereCents,
});

test('if nothing is missing any more, the only answer is what the provider has refunded', () => {
  expect(
    listReviewChoices(t, charged, factsOf({ announcedCents: 300, paid: report(500, 300) })),
  ).toMatchObject([{ value: 'captured-500-0', refundedCents: 500, failedCents: 0 }]);
  expect(valuesOf(charged, factsOf({ announcedCents: 300, paid: report(800, 300) }))).toEqual([
    'captured-800-0',
  ]);
  expect(valuesOf(charged, factsOf({ announcedCents: 300, paid: report(200, 300, 300) }))).toEqual([
    'captured-500-0',
  ]);
  expect(valuesOf(charged, factsOf({ announcedCents: 300, paid: report(5000, 300) }))).toEqual([
    'refunded-5000-0',
  ]);
});

test('with an uncertain refund each answer has what is missing if it is the right one', () => {
  const uncertain = { amountCents: 500, baseCents: 1000 };
  const order = { captured_cents: 5000, refunded_cents: 1000 };
  expect(
    listReviewChoices(t, order, factsOf({ uncertain, paid: report(500, 1000) }, order)),
  ).toMatchObject([
    { value: 'captured-1500-1000', refundedCents: 1500, failedCents: 1000 },
    { value: 'captured-1000-500', refundedCents: 1000, failedCents: 500 },
    { value: 'refunded' },
  ]);
  expect(
    listReviewChoices(t, order, factsOf({ uncertain, paid: report(1000, 500) }, order)),
  ).toMatchObject([
    { value: 'captured-1500-500' },
    { value: 'captured-1000', failedCents: 0 },
    { value: 'refunded' },
  ]);
  const rest = { amountCents: 4000, baseCents: 1000 };
  expect(
    listReviewChoices(t, order, factsOf({ uncertain: rest, paid: report(4000, 1000) }, order)),
  ).toMatchObject([
    { value: 'captured-1000' },
    { value: 'refunded-5000-1000', refundedCents: 5000, failedCents: 1000 },
  ]);
});

test.each(locales)('in %s they name what is missing', (locale) => {
  const order = { captured_cents: 5000, refunded_cents: 1000 };
  const list = (amountCents: number, reported: number) =>
    listReviewChoices(
      getT(locale),
      order,
      factsOf({ uncertain: { amountCents, baseCents: 1000 }, paid: report(reported, 1000) }, order),
    ).map(({ label }) => label);
  const [happened, missing, refunded] = list(500, 500);
  expect(happened).toMatch(/5,00.*10,00/);
  expect(missing).toMatch(/5,00.*5,00/);
  expect(refunded).not.toMatch(/\d/);
  expect(list(4000, 4000)[1]).toContain('10,00');
});

const repeated = {
  amountCents: 2000,
  reportedCents: 2500,
  elsewhereCents: 1500,
  replacingCents: 2500,
  addedCents: 4000,
};
const repeatedFacts = { kind: 'repeated', repeated } as const;

test('a repeated refund makes two answers of “charged”, unless everything was refunded', () => {
  expect(listReviewChoices(t, charged, repeatedFacts)).toMatchObject([
    { value: 'captured-2500', target: 'captured', refundedCents: 2500 },
    { value: 'captured-4000', target: 'captured', refundedCents: 4000 },
    { value: 'refunded', target: 'refunded' },
  ]);
  expect(valuesOf({ ...charged, captured_cents: 4000 }, repeatedFacts)).toEqual([
    'captured-2500',
    'refunded',
  ]);
});

test.each(locales)('in %s they name the amounts, too', (locale) => {
  const [replaces, added] = listReviewChoices(getT(locale), charged, repeatedFacts);
  expect(replaces?.label).toContain('20,00');
  expect(replaces?.text).toMatch(/50,00.*25,00/);
  expect(added?.label).toContain('20,00');
  expect(added?.text).toMatch(/50,00.*40,00/);
});
