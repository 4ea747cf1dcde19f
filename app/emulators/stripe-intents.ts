import type { EmulatorResponse } from './responses';
import { refuseInvalid, refuseMissing } from './stripe-faults';
import { buildCharge, buildIntent, buildList, buildRefund, readExpand } from './stripe-objects';
import {
  respondOnce,
  respondToRead,
  type ApiRequest,
  findCurrent,
  findUnknown,
  readMetadata,
  type StripeService,
} from './stripe-services';
import { makeId } from './stripe-sessions';
import type { EmulatedIntent, EmulatedPayment } from './stripe-store';

type Paid = EmulatedPayment & { intent: EmulatedIntent };

function findPaid(service: StripeService, intentId: string): Paid | undefined {
  const payment = findCurrent(service, service.store.findByIntent(intentId));
  return payment?.intent ? { ...payment, intent: payment.intent } : undefined;
}

/** `GET /v1/payment_intents/{id}` */
export function retrieveIntent(
  service: StripeService,
  request: ApiRequest,
  id: string,
): EmulatorResponse {
  const payment = findPaid(service, id);
  if (!payment) return refuseMissing('payment_intent', id);
  const expand = readExpand(request.params.getAll('expand[0]'));
  return respondToRead(service, request, buildIntent(payment, expand));
}

/** `GET /v1/charges/{id}` */
export function retrieveCharge(
  service: StripeService,
  request: ApiRequest,
  id: string,
): EmulatorResponse {
  const payment = findCurrent(service, service.store.findByCharge(id));
  if (!payment) return refuseMissing('charge', id);
  return respondToRead(service, request, buildCharge(payment));
}

/** `POST /v1/payment_intents/{id}/capture`: only once, all or part of the amount; the remainder is released. */
export function captureIntent(
  service: StripeService,
  request: ApiRequest,
  id: string,
): EmulatorResponse {
  return respondOnce(service, request, () => {
    const found = findPaid(service, id);
    const { params } = request;
    if (!found) return refuseMissing('payment_intent', id);
    const unknown = findUnknown(params, /^amount_to_capture$/);
    if (unknown) return refuseInvalid('Received unknown parameter', unknown, 'parameter_unknown');
    const cents = Number(params.get('amount_to_capture') ?? found.amountCents);
    if (found.intent.status !== 'requires_capture') return refuseState(found.intent);
    if (!Number.isInteger(cents) || cents < 1)
      return refuseInvalid('Invalid integer', 'amount_to_capture', 'parameter_invalid_integer');
    if (cents > found.amountCents)
      return refuseInvalid('Amount too large', 'amount_to_capture', 'amount_too_large');
    const intent = { ...found.intent, status: 'succeeded' as const, receivedCents: cents };
    const payment = { ...found, intent, refunds: releaseRest(found, cents) };
    return {
      payment,
      body: buildIntent(payment, {}),
      events: ['charge.captured', 'payment_intent.succeeded'],
    };
  });
}

/** As at Stripe, the amount that is not captured appears as a refund of the charge, although no money has moved. */
function releaseRest(payment: Paid, capturedCents: number): EmulatedPayment['refunds'] {
  const amountCents = payment.amountCents - capturedCents;
  if (amountCents === 0) return [];
  const id = makeId('re');
  return [{ id, amountCents, balanceTransaction: null, reason: null, metadata: {} }];
}

/** `POST /v1/payment_intents/{id}/cancel` */
export function cancelIntent(
  service: StripeService,
  request: ApiRequest,
  id: string,
): EmulatorResponse {
  return respondOnce(service, request, () => {
    const found = findPaid(service, id);
    if (!found) return refuseMissing('payment_intent', id);
    const { status } = found.intent;
    if (status === 'succeeded' || status === 'canceled' || status === 'processing')
      return refuseState(found.intent);
    const cancellationReason = request.params.get('cancellation_reason');
    const intent = { ...found.intent, status: 'canceled' as const, cancellationReason };
    const payment = { ...found, intent };
    return { payment, body: buildIntent(payment, {}), events: ['payment_intent.canceled'] };
  });
}

/** `POST /v1/refunds`: any number of partial refunds, up to the captured amount. */
export function createRefund(service: StripeService, request: ApiRequest): EmulatorResponse {
  return respondOnce(service, request, () => {
    const { params } = request;
    const unknown = findUnknown(params, /^(payment_intent|amount|reason|metadata\[\w+\])$/);
    if (unknown) return refuseInvalid('Received unknown parameter', unknown, 'parameter_unknown');
    const id = params.get('payment_intent') ?? '';
    const found = findPaid(service, id);
    if (!found) return refuseMissing('payment_intent', id);
    if (found.intent.status !== 'succeeded') return refuseState(found.intent);
    const left = found.intent.receivedCents - sumRefunded(found);
    const amountCents = Number(params.get('amount') ?? left);
    if (left === 0)
      return refuseInvalid(
        'Charge has already been refunded.',
        'amount',
        'charge_already_refunded',
      );
    if (!Number.isInteger(amountCents) || amountCents < 1 || amountCents > left)
      return refuseInvalid('Refund amount is greater than unrefunded amount on charge', 'amount');
    const refund = {
      id: makeId('re'),
      amountCents,
      balanceTransaction: makeId('txn'),
      reason: params.get('reason'),
      metadata: readMetadata(params, 'metadata'),
    };
    const payment = { ...found, refunds: [...found.refunds, refund] };
    return {
      payment,
      body: buildRefund(payment, refund),
      events: ['refund.created', 'charge.refunded'],
    };
  });
}

/** The sum actually refunded, without amounts that were only released or whose refund failed. */
export function sumRefunded({ refunds }: EmulatedPayment): number {
  return refunds
    .filter(({ balanceTransaction, hasFailed }) => balanceTransaction !== null && !hasFailed)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** `GET /v1/refunds?payment_intent=…`, newest first. */
export function listRefunds(service: StripeService, request: ApiRequest): EmulatorResponse {
  const payment = service.store.findByIntent(request.params.get('payment_intent') ?? '');
  const refunds = payment?.refunds.map((refund) => buildRefund(payment, refund)).reverse() ?? [];
  return respondToRead(service, request, buildList('/v1/refunds', refunds, false));
}

function refuseState({ status }: EmulatedIntent): EmulatorResponse {
  return refuseInvalid(
    `This PaymentIntent could not be changed because it has a status of ${status}.`,
    undefined,
    'payment_intent_unexpected_state',
  );
}
