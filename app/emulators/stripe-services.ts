import { createHash } from 'node:crypto';
import type { EmulatorResponse } from './responses';
import {
  internalError,
  refuse,
  corruptBody,
  type StripeEndpoint,
  type StripeFault,
} from './stripe-faults';
import { type EmulatedPayment, advanceTime, type StripeStore } from './stripe-store';
import type { StripeWebhooks } from './stripe-webhooks';

export type StripeService = {
  secretKey: string;
  store: StripeStore;
  webhooks: StripeWebhooks;
  shopName: string;
  delayMs: number;
  findFault: (endpoint: StripeEndpoint) => StripeFault | undefined;
  pageUrl: (id: string) => string;
};

/** An API request. Its body or query is parsed into flat names with brackets. */
export type ApiRequest = {
  endpoint: StripeEndpoint;
  path: string;
  params: URLSearchParams;
  idempotencyKey: string | undefined;
};

/** The result of a request that changes something: it is stored, returned and announced by events, in this order. */
export type Change = { payment: EmulatedPayment; body: object; events: readonly string[] };

/** A payment in its current state. If it has expired in the meantime, the expiry is stored and the shop notified. */
export function findCurrent(
  service: StripeService,
  found: EmulatedPayment | undefined,
): EmulatedPayment | undefined {
  if (!found) return undefined;
  const { payment, events } = advanceTime(found, Date.now());
  if (events.length === 0) return found;
  service.store.put(payment);
  void service.webhooks.send(events, payment);
  return payment;
}

/** Responds to a request that changes nothing. */
export function respondToRead(
  service: StripeService,
  request: ApiRequest,
  body: object,
): EmulatorResponse {
  const fault = service.findFault(request.endpoint);
  if (fault?.kind === 'http500') return refuse(500, internalError);
  return toResponse(200, JSON.stringify(body), fault);
}

/**
 * Runs a change once per idempotency key. A repeated request gets the stored response, including a 500; with different
 * parameters it is rejected. Parameter errors are not stored.
 */
export function respondOnce(
  service: StripeService,
  request: ApiRequest,
  run: () => EmulatorResponse | Change,
): EmulatorResponse {
  const { idempotencyKey: key } = request;
  const fault = service.findFault(request.endpoint);
  const fingerprint = createHash('sha256')
    .update(`${request.path}?${request.params}`)
    .digest('base64');
  if (key !== undefined && (key === '' || key.length > 255))
    return refuse(400, { type: 'idempotency_error', message: 'Idempotency key is not valid' });
  const stored = key === undefined ? undefined : service.store.findResponse(key);
  if (stored && stored.fingerprint !== fingerprint) return refuse(400, otherParameters);
  // While the provider is failing, replaying stored responses fails too.
  if (stored && fault?.kind === 'http500') return refuse(500, internalError);
  if (stored) return replay(stored.status, stored.body, fault);
  const outcome = run();
  if (!('payment' in outcome)) return outcome;
  const status = fault?.kind === 'http500' ? 500 : 200;
  const body = JSON.stringify(status === 500 ? { error: internalError } : outcome.body);
  const answers = { ...outcome.payment.answers };
  if (key !== undefined) answers[key] = { fingerprint, status, body };
  const payment = service.store.put({ ...outcome.payment, answers });
  void service.webhooks.send(outcome.events, payment);
  return toResponse(status, body, fault);
}

const otherParameters = {
  type: 'idempotency_error',
  message:
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
};

function replay(status: number, body: string, fault: StripeFault | undefined): EmulatorResponse {
  const response = toResponse(status, body, fault);
  return { ...response, headers: { ...response.headers, 'idempotent-replayed': 'true' } };
}

function toResponse(
  status: number,
  body: string,
  fault: StripeFault | undefined,
): EmulatorResponse {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: corruptBody(body, fault),
  };
}

/** The first parameter the endpoint does not have, which Stripe rejects instead of ignoring. */
export function findUnknown(params: URLSearchParams, known: RegExp): string | undefined {
  return [...params.keys()].find((name) => !known.test(name));
}

/** Reads `metadata[name]=value` with a prefix. */
export function readMetadata(params: URLSearchParams, prefix: string): Record<string, string> {
  const start = `${prefix}[`;
  return Object.fromEntries(
    [...params]
      .filter(([name]) => name.startsWith(start) && name.endsWith(']'))
      .map(([name, value]) => [name.slice(start.length, -1), value]),
  );
}
