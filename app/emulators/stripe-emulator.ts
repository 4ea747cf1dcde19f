import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { type Answer, answerJson, listen, readBody, sendAnswer, stop } from './answers';
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
 * A card provider for demonstrations and tests that speaks Stripe's wire (Checkout Sessions with manual capture,
 * version 2026-10-28.endive), so that the shop runs its real adapter and Stripe's own SDK. No money moves and no card
 * but these is taken, with any name, any three digits and any date to come:
 *
 *   4242 4242 4242 4242  succeeds
 *   4000 0000 0000 0002  is declined; the page stays open for another card
 *   4000 0000 0000 0101  answers late: the intent is `processing` for `delayMs`, its event follows then
 *   4000 0000 0000 0119  each event twice immediately and again after a third of `delayMs`
 *   4000 0000 0000 0127  events, and the shop's answers to them, before the browser returns
 *   4000 0000 0000 0135  never brings the browser back; the shop learns of it by its events only
 *   4000 0000 0000 0143  no event at all
 *   4000 0000 0000 0150  events in the wrong order, an old failure last
 *
 * A session that is not paid runs out at its `expires_at`, a hold after seven days. Card data is neither logged nor
 * kept.
 */

export type StripeEmulatorOptions = {
  /** 0 takes a free one. Open payment pages survive a restart only on the same port. */
  port: number;
  secretKey: string;
  webhookSecret: string;
  /** Where events are posted, as it would be configured at Stripe. */
  webhookUrl: string;
  /** JSON lines; without it everything is forgotten at the end. */
  stateFile?: string | undefined;
  /** Loopback addresses only: no other machine may reserve money that does not exist. */
  host?: '127.0.0.1' | '::1';
  /** How long the late card takes, in milliseconds. */
  delayMs?: number;
  /** The pause before an event is sent again that the shop has not taken; each further one is four times as long. */
  retryMs?: number;
  /** What the payment page calls the shop. */
  shopName?: string;
};

export type StripeEmulator = {
  /** `apiUrl` for the adapter, and the origin of the hosted page. */
  url: string;
  /** Stops immediately: open connections and events under way are dropped. */
  close(): Promise<void>;
  payments(): readonly EmulatedPayment[];
  /** Switches a fault on; without an argument everything works again. */
  setMode(fault?: StripeFault): void;
  /** How all events travel from now on; without an argument as the cards define. */
  setDelivery(delivery?: Delivery): void;
  /** Lets time pass for one payment: its page or its hold expires, and the shop is notified. */
  letAge(reference: string, milliseconds: number): void;
};

/** Starts the emulator. @throws when the port is taken or the state file cannot be read. */
export async function startStripeEmulator(options: StripeEmulatorOptions): Promise<StripeEmulator> {
  const { secretKey, delayMs = 3000, shopName = 'Shop', retryMs = 3000 } = options;
  const store = openStripeStore(options.stateFile);
  let mode: StripeFault | undefined;
  let url = '';
  const findFault = (endpoint: StripeEndpoint) =>
    !mode?.on || mode.on.includes(endpoint) ? mode : undefined;
  const { webhookUrl, webhookSecret: secret } = options;
  const webhooks = createWebhooks({ url: webhookUrl, secret, retryMs, findFault });
  const pageUrl = (id: string) => `${url}/c/pay/${id}`;
  const own = { secretKey, store, webhooks, shopName, delayMs, findFault, pageUrl };

  // oxlint-disable-next-line typescript/no-misused-promises -- it catches every error itself
  const server = createServer(async (request, response) => {
    try {
      const path = (request.url ?? '/').replace(/[?#].*$/s, '');
      const fault = findFault(findRoute(request.method ?? '', path)?.endpoint ?? 'page');
      if (fault?.kind === 'down') return void request.socket.resetAndDestroy();
      await sendAnswer(response, await route(own, request, path), fault);
    } catch {
      // A request that broke off, or a full disk: the next one must not suffer from it.
      response.destroy();
    }
  });
  url = await listen(server, options.port, options.host ?? '127.0.0.1');

  return {
    url,
    payments: store.all,
    setMode: (fault) => void (mode = fault),
    setDelivery: webhooks.setDelivery,
    letAge(reference, milliseconds) {
      for (const payment of store.all())
        if (payment.reference === reference)
          findCurrent(own, store.put(age(payment, Math.round(milliseconds / 1000))));
    },
    async close() {
      webhooks.close();
      await stop(server);
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

type Handler = (service: StripeService, request: ApiRequest, id: string) => Answer;

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
): Promise<Answer> {
  if (path.startsWith('/v1/')) return callApi(service, request, path);
  const [, id = ''] = /^\/c\/pay\/(\w+)$/.exec(path) ?? [];
  if (request.method === 'GET') return showPage(service, id);
  if (request.method !== 'POST') return answerJson(405, {});
  const body = await readBody(request);
  return body === undefined ? answerJson(413, {}) : pay(service, id, new URLSearchParams(body));
}

/** Every answer of the API has a `request-id`, by which Stripe's support finds it. */
async function callApi(
  service: StripeService,
  request: IncomingMessage,
  path: string,
): Promise<Answer> {
  const answer = await findAnswer(service, request, path);
  const key = request.headers['idempotency-key'];
  const headers = {
    ...answer.headers,
    'request-id': `req_${randomUUID().replaceAll('-', '').slice(0, 14)}`,
    'stripe-version': '2026-10-28.endive',
    ...(typeof key === 'string' && { 'idempotency-key': key }),
  };
  return { ...answer, headers };
}

async function findAnswer(
  service: StripeService,
  request: IncomingMessage,
  path: string,
): Promise<Answer> {
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
