import { randomUUID } from 'node:crypto';
import { defaultLocale, isLocale } from '~/i18n/locales';
import type { EmulatorResponse } from './responses';
import { refuseInvalid, refuseMissing } from './stripe-faults';
import { buildList, buildSession, readExpand } from './stripe-objects';
import {
  respondOnce,
  respondToRead,
  type ApiRequest,
  type Change,
  findCurrent,
  findUnknown,
  readMetadata,
  type StripeService,
} from './stripe-services';
import type { EmulatedPayment } from './stripe-store';

/** Creates an id in Stripe's format: a prefix for the type, then letters and digits. */
export const makeId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;

const createParams =
  /^(mode|locale|allowed_payment_method_types\[\d+\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\]|payment_intent_data\[(capture_method|description|metadata\]\[\w+)\]|client_reference_id|customer_email|metadata\[\w+\]|success_url|cancel_url|expires_at|adaptive_pricing\[enabled\]|submit_type)$/;

/** `POST /v1/checkout/sessions` */
export function createSession(service: StripeService, request: ApiRequest): EmulatorResponse {
  return respondOnce(service, request, () => {
    const { params } = request;
    const unknown = findUnknown(params, createParams);
    if (unknown)
      return refuseInvalid(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
    const now = Math.floor(Date.now() / 1000);
    const wrong = findWrong(params, now);
    if (wrong) return refuseInvalid(`Invalid ${wrong}`, wrong, 'parameter_invalid');
    if (Number(params.get(amountName)) < lowestCents)
      return refuseInvalid(tooSmall, undefined, 'amount_too_small');
    return openSession(service, readSession(params, now));
  });
}

function openSession(service: StripeService, payment: EmulatedPayment): Change {
  return { payment, body: buildSession(payment, {}, service.pageUrl(payment.id)), events: [] };
}

/** @returns the name of the first parameter that Stripe would reject */
function findWrong(params: URLSearchParams, now: number): string | undefined {
  const expiresAt = readExpiry(params, now);
  const rules: Record<string, boolean> = {
    mode: params.get('mode') === 'payment',
    locale: isLocale(params.get('locale') ?? ''),
    'allowed_payment_method_types[0]': params.get('allowed_payment_method_types[0]') === 'card',
    'line_items[0][quantity]': params.get('line_items[0][quantity]') === '1',
    [amountName]: /^[1-9]\d{0,7}$/.test(params.get(amountName) ?? ''),
    'line_items[0][price_data][currency]':
      params.get('line_items[0][price_data][currency]') === 'eur',
    'line_items[0][price_data][product_data][name]': isText(params.get(lineName), 250),
    // Only manual capture is supported, which exposes a shop that would charge immediately by mistake.
    'payment_intent_data[capture_method]':
      params.get('payment_intent_data[capture_method]') === 'manual',
    client_reference_id: isText(params.get('client_reference_id'), 200),
    success_url: isWebAddress(params.get('success_url')),
    cancel_url: isWebAddress(params.get('cancel_url')),
    expires_at: expiresAt >= now + 30 * 60 && expiresAt <= now + 24 * 3600,
  };
  return Object.keys(rules).find((name) => !rules[name]);
}

/** The lowest amount that Stripe charges in euros. */
const lowestCents = 50;
const tooSmall = "The Checkout Session's total amount due must add up to at least €0.50 eur";

const amountName = 'line_items[0][price_data][unit_amount]';
const lineName = 'line_items[0][price_data][product_data][name]';

const isText = (value: string | null, longest: number) =>
  value !== null && value !== '' && value.length <= longest;

const isWebAddress = (value: string | null) =>
  value !== null && /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '');

const readExpiry = (params: URLSearchParams, now: number) =>
  Number(params.get('expires_at') ?? now + 24 * 3600);

function readSession(params: URLSearchParams, now: number): EmulatedPayment {
  const locale = params.get('locale') ?? '';
  return {
    id: makeId('cs_test'),
    session: 'open',
    reference: params.get('client_reference_id') ?? '',
    amountCents: Number(params.get(amountName)),
    currency: 'eur',
    locale: isLocale(locale) ? locale : defaultLocale,
    lineName: params.get(lineName) ?? '',
    customerEmail: params.get('customer_email') ?? '',
    metadata: readMetadata(params, 'metadata'),
    intentMetadata: readMetadata(params, 'payment_intent_data[metadata]'),
    description: params.get('payment_intent_data[description]') ?? '',
    successUrl: params.get('success_url') ?? '',
    cancelUrl: params.get('cancel_url') ?? '',
    createdAt: now,
    expiresAt: readExpiry(params, now),
    refunds: [],
    decidedAt: 0,
    answers: {},
  };
}

/** `GET /v1/checkout/sessions/{id}` */
export function retrieveSession(
  service: StripeService,
  request: ApiRequest,
  id: string,
): EmulatorResponse {
  const payment = findCurrent(service, service.store.find(id));
  if (!payment) return refuseMissing('checkout.session', id);
  const expand = readExpand(request.params.getAll('expand[0]'));
  return respondToRead(service, request, buildSession(payment, expand, service.pageUrl(id)));
}

/** `GET /v1/checkout/sessions`, newest first. */
export function listSessions(service: StripeService, request: ApiRequest): EmulatorResponse {
  const { params } = request;
  const limit = Number(params.get('limit') ?? 10);
  const since = Number(params.get('created[gte]') ?? 0);
  const until = Number(params.get('created[lte]') ?? Number.POSITIVE_INFINITY);
  const expand = readExpand(params.getAll('expand[0]'), 'data.');
  const all = service.store.all().reverse();
  const after = params.get('starting_after');
  const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const rest = all.slice(start).filter(({ createdAt }) => createdAt >= since && createdAt <= until);
  const data = rest
    .slice(0, limit)
    .map((found) => findCurrent(service, found) ?? found)
    .map((payment) => buildSession(payment, expand, service.pageUrl(payment.id)));
  return respondToRead(
    service,
    request,
    buildList('/v1/checkout/sessions', data, rest.length > limit),
  );
}

/** `POST /v1/checkout/sessions/{id}/expire` */
export function expireSession(
  service: StripeService,
  request: ApiRequest,
  id: string,
): EmulatorResponse {
  return respondOnce(service, request, () => {
    const found = findCurrent(service, service.store.find(id));
    if (!found) return refuseMissing('checkout.session', id);
    if (found.session !== 'open')
      return refuseInvalid(`This Session is not in an expireable state: ${found.session}`);
    const payment = { ...found, session: 'expired' as const };
    return {
      payment,
      body: buildSession(payment, {}, ''),
      events: ['checkout.session.expired'],
    };
  });
}
