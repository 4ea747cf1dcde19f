import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PaymentForged, PaymentUnavailable } from '~/shop/payments/core/payments';
import { createWspayProvider } from '~/shop/payments/providers/wspay/wspay.server';
import { signReport, signReturn } from '~/shop/payments/providers/wspay/wspay-signature';
import { serve } from '../support/serve';
import { keys, makePayment, readCallback } from '../support/wspay-test-shop';

const reference = 'M-2026-000001-1';
const ids = { approvalCode: '654321', wsPayOrderId: 'b1c2d3e4-0000-4000-8000-000000000001' };
const signed = (actionSuccess: '0' | '1' = '1') => signReport(keys, { ...ids, actionSuccess });

const authorised: Record<string, unknown> = {
  ShopID: keys.shopId,
  ShoppingCartID: reference,
  ActionSuccess: '1',
  ApprovalCode: ids.approvalCode,
  WsPayOrderId: ids.wsPayOrderId,
  Signature: signed(),
  STAN: '38967',
  Amount: '1234.50',
  CurrencyCode: '978',
  Authorized: '1',
  Completed: '0',
  Voided: '0',
  Refunded: '0',
};

const offline = createWspayProvider({
  ...keys,
  formUrl: 'https://form.test',
  apiUrl: 'https://api.test',
});

/** Runs the adapter against a server with malformed responses. */
async function queryHostile(listener: RequestListener, timeoutMs = 300) {
  const server = await serve(listener);
  const provider = createWspayProvider({
    ...keys,
    formUrl: server.url,
    apiUrl: server.url,
    timeoutMs,
  });
  const calls = [provider.status({ reference }), provider.start(makePayment(reference))];
  const outcomes = await Promise.all(calls.map((call) => call.catch((reason: unknown) => reason)));
  await server.close();
  return outcomes;
}

const json = { 'content-type': 'application/json' };
const padded = JSON.stringify({ ...authorised, PaymentFormUrl: 'x', padding: ' '.repeat(70_000) });

const hostile: Record<string, RequestListener> = {
  'a redirect': (_request, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  'a redirect that keeps the method': (_request, response) =>
    response.writeHead(307, { location: '/' }).end(),
  'JSON declared as text': (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end('{}'),
  'JSON without a content type': (_request, response) =>
    response.writeHead(200).end(JSON.stringify(authorised)),
  'a content type with the same prefix': (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/jsonp' })
      .end(JSON.stringify(authorised)),
  'a valid response with status 201': (_request, response) =>
    response.writeHead(201, json).end(JSON.stringify(authorised)),
  'too large': (_request, response) => response.writeHead(200, json).end(padded),
  'too large, without a length': (_request, response) => {
    response.writeHead(200, json);
    for (let index = 0; index < padded.length; index += 1000)
      response.write(padded.slice(index, index + 1000));
    response.end();
  },
  'a decompression bomb': (_request, response) =>
    response
      .writeHead(200, { ...json, 'content-encoding': 'gzip' })
      .end(gzipSync(' '.repeat(5_000_000))),
  'broken compression': (_request, response) =>
    response
      .writeHead(200, { ...json, 'content-encoding': 'gzip' })
      .end(JSON.stringify(authorised)),
  'bytes that are not UTF-8': (_request, response) =>
    response.writeHead(200, json).end(Buffer.from([0x22, 0xff, 0x22])),
  'one byte at a time': (_request, response) => {
    response.writeHead(200, json);
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
  'no response': () => undefined,
  'deep nesting': (_request, response) => response.writeHead(200, json).end('['.repeat(60_000)),
};

describe('malformed provider responses', () => {
  test.each(Object.entries(hostile))('%s', async (_name, listener) => {
    const started = Date.now();
    for (const outcome of await queryHostile(listener))
      expect(outcome).toBeInstanceOf(PaymentUnavailable);
    expect(Date.now() - started).toBeLessThan(30_000);
  });

  const bodies = [
    '',
    'null',
    '[]',
    '"x"',
    '1',
    '{}',
    '{"__proto__":{"ShopID":"TESTSHOP"}}',
    '{"PaymentFormUrl":1}',
  ];
  const urls = [
    'javascript:alert(1)',
    '//evil.test/pay',
    'http://evil.test/pay',
    '/pay/1',
    'http://127.0.0.1:1/pay',
  ];
  test.each([...bodies, ...urls.map((PaymentFormUrl) => JSON.stringify({ PaymentFormUrl }))])(
    '%s',
    async (body) => {
      const outcomes = await queryHostile((_request, response) =>
        response.writeHead(200, json).end(body),
      );
      for (const outcome of outcomes) expect(outcome).toBeInstanceOf(PaymentUnavailable);
    },
  );

  test('connection refused', async () => {
    const provider = createWspayProvider({
      ...keys,
      formUrl: 'http://127.0.0.1:1',
      apiUrl: 'http://127.0.0.1:1',
    });
    await expect(provider.status({ reference })).rejects.toThrow(
      new PaymentUnavailable('WSPay is not reachable'),
    );
  });
});

describe('states', () => {
  const off = { Authorized: '0', Completed: '0', Voided: '0', Refunded: '0' };
  const failed = { ...off, ActionSuccess: '0', Signature: signed('0') };
  test.each([
    ['authorised', {}],
    ['authorised', { Authorized: 1, Completed: 0, ActionSuccess: 1 }],
    ['captured', { Completed: '1' }],
    ['captured', { Completed: '1', ActionSuccess: '0', Signature: signed('0') }],
    ['voided', { Voided: '1' }],
    ['refunded', { Completed: '1', Refunded: '1' }],
    ['failed', failed],
    ['open', { ...failed, STAN: '' }],
    ['open', { ...failed, STAN: null, Amount: null, CurrencyCode: null }],
    ['open', off],
    ['unavailable', { Authorized: null }],
    ['unavailable', { ...failed, Completed: undefined }],
    ['unavailable', { ActionSuccess: '0', Signature: signed('0') }],
    ['unavailable', { Authorized: 'yes' }],
    ['unavailable', { ActionSuccess: '2' }],
    ['unavailable', { STAN: '' }],
    ['unavailable', { CurrencyCode: '' }],
    ['unavailable', { Amount: null }],
    ['unavailable', { Amount: '1.234,50' }],
    ['unavailable', { Amount: -1234.5 }],
    ['unavailable', { Amount: { valueOf: '1' } }],
    ['unavailable', { ShopID: 'OTHERSHOP' }],
    ['unavailable', { ShoppingCartID: 'M-2026-000002-1' }],
    ['unavailable', { Signature: '' }],
    ['unavailable', { ApprovalCode: '654322' }],
  ])('%s: %j', async (state, change) => {
    const [outcome] = await queryHostile((_request, response) =>
      response.writeHead(200, json).end(JSON.stringify({ ...authorised, ...change })),
    );
    if (state === 'unavailable') expect(outcome).toBeInstanceOf(PaymentUnavailable);
    else expect(outcome).toMatchObject({ state, reference });
  });
});

describe('forgeries', () => {
  const back = { ShoppingCartID: reference, Success: '1', ApprovalCode: ids.approvalCode };
  const Signature = signReturn(keys, { reference, success: '1', approvalCode: ids.approvalCode });

  test('a return with any signed field changed, missing or duplicated', () => {
    const parse = (fields: Record<string, string>) =>
      offline.parseReturn(new URLSearchParams(fields));
    expect(parse({ ...back, Signature, Amount: '0,01' })).toEqual({ reference, success: true });
    for (const name of ['ShoppingCartID', 'Success', 'ApprovalCode', 'Signature']) {
      const { [name]: value = '', ...others } = { ...back, Signature } as Record<string, string>;
      expect(() => parse(others)).toThrow(PaymentForged);
      for (const other of ['', '0', `${value}0`, value.slice(1)]) {
        expect(() => parse({ ...others, [name]: other })).toThrow(PaymentForged);
      }
      const doubled = new URLSearchParams({ ...back, Signature });
      doubled.append(name, value);
      expect(() => offline.parseReturn(doubled)).toThrow(PaymentForged);
    }
  });

  test('a callback with any signed field changed, or of another shop', () => {
    expect(readCallback(offline, authorised)).toEqual({ reference });
    expect(
      readCallback(offline, { ...authorised, ActionSuccess: 1, ApprovalCode: 654321 }),
    ).toEqual({ reference });
    const changes = [
      { ShopID: 'OTHERSHOP' },
      { ShopID: undefined },
      { ShoppingCartID: 'a b' },
      { ShoppingCartID: [reference] },
      { ActionSuccess: '0' },
      { ActionSuccess: '16', ApprovalCode: '54321' },
      { ApprovalCode: '' },
      { WsPayOrderId: 'other' },
      { Signature: undefined },
      { Signature: [authorised.Signature] },
    ];
    for (const change of changes) {
      expect(
        () => readCallback(offline, { ...authorised, ...change }),
        JSON.stringify(change),
      ).toThrow(PaymentForged);
    }
  });

  test('arbitrary input is rejected as forged and causes no other error', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), fc.object(), (first, second) => {
        expect(() => readCallback(offline, { ...first, ...second })).toThrow(PaymentForged);
        expect(() => readCallback(offline, { ...authorised, ...first, Signature: second })).toThrow(
          PaymentForged,
        );
      }),
    );
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(() => offline.parseReturn(new URLSearchParams(query))).toThrow(PaymentForged);
      }),
    );
  });
});

test('requests that WSPay would reject are not sent', async () => {
  await expect(offline.status({ reference: 'a b' })).rejects.toThrow(RangeError);
  for (const amountCents of [0, -1, 1.5, Number.NaN]) {
    await expect(offline.start(makePayment(reference, { amountCents }))).rejects.toThrow(
      RangeError,
    );
  }
  expect(() =>
    createWspayProvider({
      shopId: 'a',
      secretKey: '',
      formUrl: 'https://a.test',
      apiUrl: 'https://a.test',
    }),
  ).toThrow(RangeError);
});
