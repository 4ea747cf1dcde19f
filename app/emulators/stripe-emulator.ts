import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type EmulatorResponse,
  type EmulatorServer,
  jsonResponse,
  readBody,
  sendResponse,
  serveEmulator,
} from './responses';
import {
  findRefusal,
  refuse,
  refuseInvalid,
  type StripeEndpoint,
  type StripeFault,
} from './stripe-faults';
import {
  cancelIntent,
  captureIntent,
  createRefund,
  listRefunds,
  retrieveCharge,
  retrieveIntent,
} from './stripe-intents';
import { pay, showPage } from './stripe-payment';
import { type ApiRequest, findCurrent, type StripeService } from './stripe-services';
import { createSession, expireSession, listSessions, retrieveSession } from './stripe-sessions';
import { type EmulatedPayment, openStripeStore } from './stripe-store';
import { createWebhooks, type Delivery } from './stripe-webhooks';

/*
 * An emulator of Stripe's API (Checkout Sessions with manual capture, version 2026-10-28.endive) for demonstrations and
 * tests, so that the shop runs its real adapter and Stripe's own SDK. No money moves. Only these cards are accepted,
 * with any name, any three-digit code and any future expiry date:
 *
 *   4242 4242 4242 4242  succeeds
 *   4000 0000 0000 0002  is declined; the page stays open for another card
 *   4000 0000 0000 0101  is decided late: the intent is `processing` for `delayMs`, then its event follows
 *   4000 0000 0000 0119  sends each event twice immediately and again after a third of `delayMs`
 *   4000 0000 0000 0127  sends events and waits for the shop's responses before the browser returns
 *   4000 0000 0000 0135  never redirects the browser back; the shop is notified by events only
 *   4000 0000 0000 0143  sends no event at all
 *   4000 0000 0000 0150  sends events in the wrong order, with an old failure last
 *
 * An unpaid session expires at its `expires_at`, a hold after seven days. Card data is neither logged nor stored.
 */

export type StripeEmulatorOptions = {
  /** 0 selects a free port. Open payment pages survive a restart only on the same port. */
  port: number;
  secretKey: string;
  webhookSecret: string;
  /** Where events are posted, as configured at Stripe. */
  webhookUrl: string;
  /** JSON lines. Without a file, the state is lost when the emulator stops. */
  stateFile?: string | undefined;
  /** Loopback addresses only, so that no other machine can reserve money that does not exist. */
  host?: '127.0.0.1' | '::1';
  /** The delay of the late card, in milliseconds. */
  delayMs?: number;
  /** The delay before the first retry of an event the shop did not accept; each further delay is four times as long. */
  retryMs?: number;
  /** The shop's name on the payment page. */
  shopName?: string;
};

export type StripeEmulator = {
  /** The adapter's `apiUrl`, and the origin of the hosted page. */
  url: string;
  /** Stops immediately; open connections and events being sent are dropped. */
  close(): Promise<void>;
  payments(): readonly EmulatedPayment[];
  /** Whether the shop has responded to every event and none is still to come. */
  isIdle(): boolean;
  /** Enables a fault; without an argument, disables it. */
  setMode(fault?: StripeFault): void;
  /** Sets how all events are delivered from now on; without an argument, as the cards define. */
  setDelivery(delivery?: Delivery): void;
  /** Simulates elapsed time for one payment: its page or hold expires, and the shop is notified. */
  letAge(reference: string, milliseconds: number): void;
  /** Lets a payment's latest refund fail, days after it was accepted, and notifies the shop. */
  failRefund(reference: string): void;
};

/** Starts the emulator. @throws Error if the port is taken or the state file cannot be read */
export async function startStripeEmulator(options: StripeEmulatorOptions): Promise<StripeEmulator> {
  const { secretKey, delayMs = 3000, shopName = 'Shop', retryMs = 3000 } = options;
  const store = openStripeStore(options.stateFile);
  let mode: StripeFault | undefined;
  const findFault = (endpoint: StripeEndpoint) =>
    !mode?.on || mode.on.includes(endpoint) ? mode : undefined;
  const { webhookUrl, webhookSecret: secret } = options;
  const webhooks = createWebhooks({ url: webhookUrl, secret, retryMs, findFault });
  const pageUrl = (id: string) => `${server.url}/c/pay/${id}`;
  const own = { secretKey, store, webhooks, shopName, delayMs, findFault, pageUrl };

  const server: EmulatorServer = await serveEmulator(options, async (request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/s, '');
    const fault = findFault(findRoute(request.method ?? '', path)?.endpoint ?? 'page');
    if (fault?.kind === 'down') return void request.socket.resetAndDestroy();
    await sendResponse(response, await route(own, request, path), fault);
  });

  return {
    url: server.url,
    payments: store.all,
    setMode: (fault) => void (mode = fault),
    isIdle: webhooks.isIdle,
    setDelivery: webhooks.setDelivery,
    letAge(reference, milliseconds) {
      for (const payment of store.all())
        if (payment.reference === reference)
          findCurrent(own, store.put(age(payment, Math.round(milliseconds / 1000))));
    },
    failRefund(reference) {
      const payment = store.all().find((each) => each.reference === reference);
      const last = payment?.refunds.at(-1);
      if (!payment || !last) return;
      const refunds = [...payment.refunds.slice(0, -1), { ...last, hasFailed: true }];
      void webhooks.send(['refund.failed'], store.put({ ...payment, refunds }));
    },
    async close() {
      webhooks.close();
      await server.close();
      store.close();
    },
  };
}

function age(payment: EmulatedPayment, seconds: number): EmulatedPayment {
  const { charge, createdAt, expiresAt } = payment;
  return {
    ...payment,
    createdAt: createdAt - seconds,
    expiresAt: expiresAt - seconds,
    ...(charge && { charge: { ...charge, captureBefore: charge.captureBefore - seconds } }),
  };
}

type Handler = (service: StripeService, request: ApiRequest, id: string) => EmulatorResponse;

const routes: readonly [method: string, path: RegExp, endpoint: StripeEndpoint, run: Handler][] = [
  ['POST', /^\/v1\/checkout\/sessions$/, 'create', createSession],
  ['GET', /^\/v1\/checkout\/sessions$/, 'list', listSessions],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, 'retrieve', retrieveSession],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, 'expire', expireSession],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, 'intent', retrieveIntent],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/capture$/, 'capture', captureIntent],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, 'cancel', cancelIntent],
  ['GET', /^\/v1\/charges\/(\w+)$/, 'intent', retrieveCharge],
  ['POST', /^\/v1\/refunds$/, 'refund', createRefund],
  ['GET', /^\/v1\/refunds$/, 'list', listRefunds],
];

function findRoute(method: string, path: string) {
  for (const [verb, pattern, endpoint, run] of routes) {
    const match = verb === method ? pattern.exec(path) : null;
    if (match) return { endpoint, run, id: match[1] ?? '' };
  }
  return undefined;
}

async function route(
  service: StripeService,
  request: IncomingMessage,
  path: string,
): Promise<EmulatorResponse> {
  if (path.startsWith('/v1/')) return callApi(service, request, path);
  const [, id = ''] = /^\/c\/pay\/(\w+)$/.exec(path) ?? [];
  if (request.method === 'GET') return showPage(service, id);
  if (request.method !== 'POST') return jsonResponse(405, {});
  const body = await readBody(request);
  return body === undefined ? jsonResponse(413, {}) : pay(service, id, new URLSearchParams(body));
}

/** Every API response has a `request-id`, which Stripe's support uses to find it. */
async function callApi(
  service: StripeService,
  request: IncomingMessage,
  path: string,
): Promise<EmulatorResponse> {
  const response = await runRequest(service, request, path);
  const key = request.headers['idempotency-key'];
  const headers = {
    ...response.headers,
    'request-id': `req_${randomUUID().replaceAll('-', '').slice(0, 14)}`,
    'stripe-version': '2026-10-28.endive',
    ...(typeof key === 'string' && { 'idempotency-key': key }),
  };
  return { ...response, headers };
}

async function runRequest(
  service: StripeService,
  request: IncomingMessage,
  path: string,
): Promise<EmulatorResponse> {
  const { method = '', headers, url = '' } = request;
  if (headers.authorization !== `Bearer ${service.secretKey}`)
    return refuse(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
  const found = findRoute(method, path);
  if (!found) return refuseInvalid(`Unrecognized request URL (${method}: ${path})`);
  const refusal = findRefusal(service.findFault(found.endpoint));
  if (refusal) return refusal;
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const text = method === 'POST' ? await readBody(request) : url.split('?')[1];
  if (method === 'POST' && (text === undefined || !isForm))
    return refuseInvalid('Invalid request body');
  const key = headers['idempotency-key'];
  const idempotencyKey = typeof key === 'string' ? key : undefined;
  const params = new URLSearchParams(text);
  return found.run(service, { endpoint: found.endpoint, path, params, idempotencyKey }, found.id);
}
