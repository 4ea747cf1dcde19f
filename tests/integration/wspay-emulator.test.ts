import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import {
  signAction,
  signActionResponse,
  signRequest,
} from '~/shop/payments/providers/wspay/wspay-signature';
import de from '../../translations/de/emulator.json';
import en from '../../translations/en/emulator.json';
import hr from '../../translations/hr/emulator.json';
import it from '../../translations/it/emulator.json';
import {
  keys,
  makePayment,
  nextReference,
  openTestShop,
  payWith,
  submitCard,
  type TestShop,
} from '../support/wspay-test-shop';

let shop: TestShop;
const folder = mkdtempSync(join(tmpdir(), 'wspay-'));

beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.emulator.setMode());
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const good = '4111111111111111';

async function openPage(locale: 'hr' | 'en' | 'de' | 'it' = 'hr', reference = nextReference()) {
  const { url } = await shop.provider.start(makePayment(reference, { locale }));
  return { url, reference };
}

describe('hosted page', () => {
  test.each(Object.entries({ hr, en, de, it }))(
    'is in %s and states that it is a demonstration',
    async (locale, texts) => {
      const { url, reference } = await openPage(locale as 'hr');
      const response = await fetch(url);
      const page = await response.text();
      expect(response.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/shop\.test; base-uri/,
      );
      expect(page).toContain(`<html lang="${locale}">`);
      for (const text of [
        texts.title,
        texts.notice.label,
        texts.cards.noCallback,
        reference,
        '1.234,50',
        'TESTSHOP',
      ]) {
        expect(page).toContain(text);
      }
      expect(page).not.toMatch(/<script|https?:(?!\/\/shop\.test)|{{/);
    },
  );

  test('rejects a real card, keeps the name and never shows card data again', async () => {
    const { url } = await openPage('en');
    const response = await submitCard(url, '4242 4242 4242 4242', {
      cvv: '9',
      expiry: '01/20',
      holder: '"><b>Ana',
    });
    expect(response.status).toBe(400);
    const page = await response.text();
    for (const text of [en.errors.cardNumberUnknown, en.errors.cvvInvalid, en.errors.expiryPast])
      expect(page).toContain(text);
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;Ana"');
    expect(page).not.toMatch(/4242|01\/20|value="9"/);
    expect(shop.emulator.transactions().at(-1)?.state).toBe('open');
  });

  test.each(['12/39', '1239', '12 / 2039', '12-39', ' 12.39 '])(
    'takes the date %s',
    async (expiry) => {
      const { url } = await openPage();
      expect((await submitCard(url, ' 4111-1111 1111 1111 ', { expiry })).status).toBe(303);
    },
  );

  test('a repeated POST and a second page of one order authorise once', async () => {
    const { url, reference } = await openPage();
    const second = await openPage('hr', reference);
    const responses = await Promise.all(
      [...Array(10)].map((_, index) => submitCard(index % 2 ? url : second.url, good)),
    );
    const places = new Set(responses.map(({ headers }) => headers.get('location')));
    expect(places.size).toBe(1);
    const all = shop.emulator
      .transactions()
      .filter(({ shoppingCartId }) => shoppingCartId === reference);
    expect(all.filter(({ state }) => state === 'authorised')).toHaveLength(1);
    expect(await (await fetch(url)).text()).not.toContain('<form');
    await expect(openPage('hr', reference)).rejects.toBeInstanceOf(PaymentUnavailable);
  });

  test('an unknown page is 404 in all languages', async () => {
    const response = await fetch(`${shop.emulator.url}/pay/00000000-0000-4000-8000-000000000000`);
    expect(response.status).toBe(404);
    const page = await response.text();
    for (const { missing } of [hr, en, de, it]) expect(page).toContain(missing.heading);
  });
});

test.each([
  '//',
  '/pay/',
  '/pay/%',
  '/api/',
  '/api/services/__proto__',
  '*',
  'http://[',
  '/pay/../../package.json',
])('survives the request target %s', async (path) => {
  const { port } = new URL(shop.emulator.url);
  for (const method of ['GET', 'POST', 'PUT']) {
    await new Promise<void>((resolve) => {
      const client = request({ host: '127.0.0.1', port, path, method }, (response) => {
        expect([400, 404, 405]).toContain(response.statusCode);
        response.resume().on('end', resolve);
      });
      client.on('error', () => resolve()).end();
    });
  }
  expect(await shop.provider.status({ reference: 'never-opened' })).toMatchObject({
    state: 'unknown',
  });
});

describe('create-transaction', () => {
  const post = (body: object) =>
    fetch(`${shop.emulator.url}/api/create-transaction`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
  const signed = {
    shopID: keys.shopId,
    shoppingCartID: 'signed',
    version: '2.0',
    totalAmount: '10,00',
    signature: signRequest(keys, 'signed', 1000),
    returnURL: 'http://shop.test/',
    returnErrorURL: 'http://shop.test/',
    cancelURL: 'http://shop.test/',
  };
  test.each([
    [200, {}],
    [400, { totalAmount: '10,01' }],
    [400, { totalAmount: '10.00' }],
    [400, { totalAmount: '0,00' }],
    [400, { shoppingCartID: 'other' }],
    [400, { shopID: 'other' }],
    [400, { signature: undefined }],
    [400, { version: '1.0' }],
    [400, { returnURL: 'javascript:alert(1)' }],
  ])('%d for %j', async (status, change) => {
    expect((await post({ ...signed, ...change })).status).toBe(status);
  });
});

describe('completion, void, refund', () => {
  type ActionResponse = Record<
    'ApprovalCode' | 'ActionSuccess' | 'Signature' | 'STAN' | 'WsPayOrderId',
    string
  >;

  async function act(name: string, reference: string, cents: number): Promise<string> {
    const { ids } = await shop.provider.status({ reference });
    const { orderId: wsPayOrderId = '', stan = '', approvalCode = '' } = ids ?? {};
    const Signature = signAction(keys, {
      wsPayOrderId,
      stan,
      approvalCode,
      amountMinor: String(cents),
    });
    const fields = {
      Version: '2.0',
      ShopID: keys.shopId,
      WsPayOrderId: wsPayOrderId,
      STAN: stan,
      ApprovalCode: approvalCode,
    };
    const body = JSON.stringify({ ...fields, Amount: String(cents), Signature });
    const response = await fetch(`${shop.emulator.url}/api/services/${name}`, {
      method: 'POST',
      body,
    });
    const answer = (await response.json()) as ActionResponse;
    const actionSuccess = answer.ActionSuccess === '1' ? '1' : '0';
    expect(answer.Signature).toBe(
      signActionResponse(keys, {
        stan,
        actionSuccess,
        approvalCode: answer.ApprovalCode,
        wsPayOrderId,
      }),
    );
    return answer.ActionSuccess;
  }

  test('a partial amount is completed once, then refunded in parts', async () => {
    const reference = nextReference();
    await payWith(shop, reference, good);
    expect(await act('refund', reference, 100)).toBe('0');
    expect(await act('completion', reference, 123451)).toBe('0');
    expect(await act('completion', reference, 100000)).toBe('1');
    expect(await shop.provider.status({ reference })).toMatchObject({
      state: 'captured',
      capturedCents: 100000,
    });
    expect(await act('completion', reference, 100000)).toBe('0');
    expect(await act('void', reference, 123450)).toBe('0');
    expect(await act('refund', reference, 40000)).toBe('1');
    expect(await shop.provider.status({ reference })).toMatchObject({ state: 'captured' });
    expect(await act('refund', reference, 60001)).toBe('0');
    expect(await act('refund', reference, 60000)).toBe('1');
    expect(await shop.provider.status({ reference })).toMatchObject({
      state: 'refunded',
      capturedCents: 100000,
      refundedCents: 100000,
    });
  });

  test('a void ends it', async () => {
    const reference = nextReference();
    await payWith(shop, reference, good);
    expect(await act('void', reference, 123450)).toBe('1');
    expect(await shop.provider.status({ reference })).toMatchObject({ state: 'voided' });
    expect(await act('completion', reference, 123450)).toBe('0');
  });
});

test('authorisations survive a restart, a truncated line does not; no card number is stored', async () => {
  const file = join(folder, 'deep', 'state.jsonl');
  const reference = nextReference();
  const first = await openTestShop(file);
  await payWith(first, reference, good);
  await first.close();
  appendFileSync(file, '{"id":"half');
  for (const _restart of [1, 2]) {
    const again = await openTestShop(file);
    expect(await again.provider.status({ reference })).toMatchObject({ state: 'authorised' });
    await payWith(again, nextReference(), '4000000000000002');
    await again.close();
  }
  expect(readFileSync(file, 'utf8')).not.toMatch(/4111111111111111|"123"|12\/39/);
});
