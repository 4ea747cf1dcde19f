import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PaymentForged } from '~/shop/payments/core/payments';
import { parseWebhook } from '~/shop/payments/providers/stripe/stripe-webhook.server';
import { signWebhook } from '../../../../../../app/emulators/stripe-webhooks';

const secret = 'whsec_test';
const time = 1_700_000_000;

/** Made with Stripe's own SDK, for another program's sake: reference/integrations.md, section 1.5. */
const vector = {
  body: '{"id":"evt_1","object":"event","type":"payment_intent.amount_capturable_updated","data":{"object":{"id":"pi_1"}}}',
  signature: 'be810439e3df4ad10ea1e9965640db9da08920ac6f2489c4a6a57b9f5f995938',
};

beforeEach(() => {
  vi.useFakeTimers({ now: time * 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const makeEvent = (type: string, object: object) =>
  JSON.stringify({ id: 'evt_2', object: 'event', type, data: { object } });

const parse = (body: string, header: string | undefined, secrets: readonly string[] = [secret]) =>
  parseWebhook(
    secrets,
    body,
    new Headers(header === undefined ? {} : { 'stripe-signature': header }),
  );

const parseSigned = (body: string) => parse(body, signWebhook(secret, body, time));

test('the published vector is genuine, and the emulator signs in the same way', () => {
  const header = `t=${time},v1=${vector.signature}`;
  expect(signWebhook(secret, vector.body, time)).toBe(header);
  expect(parse(vector.body, header)).toBeUndefined();
  vi.setSystemTime((time + 300) * 1000);
  expect(parse(vector.body, header)).toBeUndefined();
  vi.setSystemTime((time + 301) * 1000);
  expect(() => parse(vector.body, header)).toThrow(PaymentForged);
});

test.each([
  ['checkout.session.completed', { client_reference_id: 'M-2026-000001-1', metadata: {} }],
  ['checkout.session.expired', { client_reference_id: 'M-2026-000001-1' }],
  ['payment_intent.succeeded', { metadata: { reference: 'M-2026-000001-1' } }],
  [
    'payment_intent.canceled',
    { client_reference_id: null, metadata: { reference: 'M-2026-000001-1' } },
  ],
  ['charge.captured', { metadata: { reference: 'M-2026-000001-1' } }],
  ['refund.failed', { metadata: { reference: 'M-2026-000001-1', operation: 'k' } }],
])('%s names the order', (type, object) => {
  expect(parseSigned(makeEvent(type, object))).toEqual({ reference: 'M-2026-000001-1' });
});

test.each([
  ['of no interest', makeEvent('customer.created', { metadata: { reference: 'M-2026-000001-1' } })],
  ['without a reference', makeEvent('charge.captured', { metadata: {} })],
  ['without metadata', makeEvent('charge.captured', { metadata: null })],
  [
    'with a reference of another kind',
    makeEvent('charge.captured', { metadata: { reference: 7 } }),
  ],
  [
    'with a reference that is none',
    makeEvent('charge.captured', { metadata: { reference: '../x' } }),
  ],
  ['without a type', '{"object":"event","data":{"object":{}}}'],
  ['without data', '{"object":"event","type":"charge.captured"}'],
  ['that is a list', '[]'],
  ['that is nothing', 'null'],
  ['with a poisoned prototype', '{"__proto__":{"type":"charge.captured"},"object":"event"}'],
])('a genuine message %s is ignored', (_, body) => {
  expect(parseSigned(body)).toBeUndefined();
});

test('signed, but unreadable or of another protocol, is refused', () => {
  const bodies = ['', 'x', '{"object":"v2.core.event"}', '{"object":"event"', '['.repeat(60_000)];
  for (const body of bodies) expect(() => parseSigned(body)).toThrow(PaymentForged);
});

const good = makeEvent('charge.captured', { metadata: { reference: 'M-2026-000001-1' } });
const goodHeader = signWebhook(secret, good, time);

test('while a secret is rotated both are accepted, and others are not', () => {
  expect(parse(good, goodHeader, ['whsec_new', secret])).toEqual({ reference: 'M-2026-000001-1' });
  expect(() => parse(good, goodHeader, ['whsec_new', 'whsec_other'])).toThrow(PaymentForged);
  const both = `${signWebhook('whsec_old', good, time)},${goodHeader.split(',')[1]}`;
  expect(parse(good, both)).toEqual({ reference: 'M-2026-000001-1' });
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['without a time', goodHeader.replace(/^t=\d+,/, '')],
  ['without a signature', `t=${time}`],
  ['of the old scheme', goodHeader.replace('v1=', 'v0=')],
  ['with a later time', goodHeader.replace(`t=${time}`, `t=${time + 1}`)],
  ['with two times', `t=${time + 1},${goodHeader}`],
  ['shortened', goodHeader.slice(0, -1)],
  ['lengthened', `${goodHeader}0`],
  ['in capitals', goodHeader.replace(/[a-f]+/g, (text) => text.toUpperCase())],
  ['endless', `t=${time}${`,v1=${'0'.repeat(64)}`.repeat(5000)}`],
])('a signature header %s is refused', (_, header) => {
  expect(() => parse(good, header)).toThrow(PaymentForged);
});

test('the same event serialised differently is another message', () => {
  const pretty = JSON.stringify(JSON.parse(good), null, 2);
  expect(() => parse(pretty, goodHeader)).toThrow(PaymentForged);
  expect(() => parse(`${good}\n`, goodHeader)).toThrow(PaymentForged);
  expect(() => parse(`\ufeff${good}`, goodHeader)).toThrow(PaymentForged);
});

// oxlint-disable-next-line vitest/expect-expect -- each of them is expected to be refused, within the loops
test('every byte of a genuine message counts, in its body and in its signature', () => {
  for (let index = 0; index < good.length; index++) {
    for (const other of ['0', ' ', '"', '\u0000', 'z']) {
      const body = good.slice(0, index) + other + good.slice(index + 1);
      if (body !== good) expect(() => parse(body, goodHeader)).toThrow(PaymentForged);
    }
  }
  for (let index = 0; index < goodHeader.length; index++) {
    for (const other of ['0', 'f', ' ', ',', '=', 'g']) {
      const header = goodHeader.slice(0, index) + other + goodHeader.slice(index + 1);
      if (header !== goodHeader) expect(() => parse(good, header)).toThrow(PaymentForged);
    }
  }
});

test('any other input is refused without an exception', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (body, header) => {
      fc.pre(/^[\x20-\x7e]*$/.test(header));
      expect(() => parse(body, header)).toThrow(PaymentForged);
    }),
  );
});
