import { expect, test } from 'vitest';
import { classifyRefunds } from '~/shop/payments/reviews/refund-facts';

const order = { captured_cents: 5_000, refunded_cents: 1_000 };
const uncertain = { amountCents: 500, baseCents: 1_000 };
const report = (refundedCents: number | undefined, failedRefundCents = 0, elsewhereCents = 0) => ({
  status: { state: 'captured' as const, reference: 'P-1', refundedCents, failedRefundCents },
  elsewhereCents,
});
type Findings = Partial<Parameters<typeof classifyRefunds>[1]>;
const classify = (findings: Findings) =>
  classifyRefunds(order, {
    uncertain: undefined,
    paid: undefined,
    announcedCents: undefined,
    ...findings,
  });

test.each<[string, Findings, object]>([
  ['nothing failed', { paid: report(1_000) }, { kind: 'settled' }],
  [
    'more failed than the email named',
    { paid: report(400, 600), announcedCents: 500 },
    { kind: 'failed', failedCents: 600, announcedCents: 500 },
  ],
  ['it failed unannounced', { paid: report(990, 10) }, { kind: 'failed', failedCents: 10 }],
  [
    'the provider does not say',
    { paid: report(undefined), announcedCents: 500 },
    { kind: 'failed', failedCents: 500 },
  ],
  [
    'the status is outdated',
    { paid: report(400), announcedCents: 500 },
    { kind: 'failed', failedCents: 500 },
  ],
  [
    'it was paid by other means',
    { paid: report(400, 600, 600), announcedCents: 600 },
    { kind: 'returned', totalCents: 1_000 },
  ],
  [
    'more was refunded since',
    { paid: report(1_200, 600), announcedCents: 600 },
    { kind: 'returned', totalCents: 1_200 },
  ],
  [
    'more was refunded after another payment',
    { paid: report(700, 600, 600), announcedCents: 600 },
    {
      kind: 'repeated',
      repeated: {
        amountCents: 300,
        reportedCents: 700,
        elsewhereCents: 600,
        replacingCents: 1_000,
        addedCents: 1_300,
      },
    },
  ],
])('one refund, %s', (_, findings, facts) => {
  expect(classify(findings)).toEqual(expect.objectContaining(facts));
});

test.each<[string, Findings, object | undefined]>([
  ['nothing else failed', { paid: report(1_000) }, undefined],
  [
    'something is missing',
    { paid: report(500, 1_000), announcedCents: 1_000 },
    { kind: 'missing', announcedCents: 1_000 },
  ],
  [
    'what had failed was refunded since',
    { paid: report(1_500, 500), announcedCents: 500 },
    { kind: 'returned', announcedCents: 500 },
  ],
  [
    'the provider cannot be asked',
    { announcedCents: 500 },
    { kind: 'unknown', announcedCents: 500 },
  ],
  [
    'something else was refunded after another payment',
    { paid: report(700, 600, 600), announcedCents: 600 },
    { kind: 'missing', announcedCents: undefined },
  ],
])('beside an uncertain refund, %s', (_, findings, failure) => {
  const facts = classify({ ...findings, uncertain });
  expect(facts).toEqual(expect.objectContaining({ kind: 'uncertain', failure }));
});

test('an uncertain refund has a result for each of its parts, with what is missing after it', () => {
  const parts = [200, 100, 200];
  expect(classify({ uncertain, parts, paid: report(1_000, 300) })).toMatchObject({
    parts,
    results: [
      { answer: 'happened', parts, refundedCents: 1_500, failedCents: 300 },
      { answer: 'partly', parts: [200, 100], refundedCents: 1_300, failedCents: 300 },
      { answer: 'partly', parts: [200], refundedCents: 1_200, failedCents: 200 },
      { answer: 'missing', parts: [], refundedCents: 1_000, failedCents: 0 },
    ],
  });
});

test.each([undefined, report(undefined)])(
  'if the provider does not say, it is not known what is missing after it',
  (paid) => {
    expect(classify({ uncertain, paid })).toMatchObject({
      parts: [500],
      results: [
        { answer: 'happened', refundedCents: 1_500, failedCents: undefined },
        { answer: 'missing', refundedCents: 1_000, failedCents: undefined },
      ],
    });
  },
);

test('beside it, everything was refunded only if nothing else is missing', () => {
  const wholeOf = (reported: number) => classify({ uncertain, paid: report(reported, 1_000) });
  expect(wholeOf(4_000)).toMatchObject({ wholeFailedCents: 1_000 });
  expect(wholeOf(4_400)).toMatchObject({ wholeFailedCents: 600 });
  expect(wholeOf(3_999)).toMatchObject({ wholeFailedCents: 0 });
});
