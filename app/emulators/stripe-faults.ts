import type { EmulatorResponse, TransportFault } from './responses';

/** Where a fault occurs. `webhook` is what the emulator posts to the shop. */
export type StripeEndpoint =
  | 'create'
  | 'retrieve'
  | 'list'
  | 'expire'
  | 'intent'
  | 'capture'
  | 'cancel'
  | 'refund'
  | 'page'
  | 'webhook';

/**
 * Simulated failures. `down` resets the connection and `refuses` returns an error, both before anything is done. All
 * others do the work first, because a shop must cope with a provider that has acted without reporting it. An `http500`
 * is stored under the idempotency key like any other response.
 */
export type StripeFault = (
  | { kind: 'down' | 'http500' | 'wrongAmount' | 'wrongCurrency' | 'wrongReference' | 'liveMode' }
  | { kind: 'wrongSignature' | 'wrongId' }
  | { kind: 'refuses'; status: 401 | 409 | 429 | 503 }
  | TransportFault
) & { on?: readonly StripeEndpoint[] };

export type StripeErrorBody = {
  type: string;
  code?: string | undefined;
  message: string;
  param?: string | undefined;
};

export function refuse(status: number, error: StripeErrorBody): EmulatorResponse {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ error }),
  };
}

export function refuseInvalid(message: string, param?: string, code?: string): EmulatorResponse {
  return refuse(400, { type: 'invalid_request_error', code, message, param });
}

export function refuseMissing(kind: string, id: string): EmulatorResponse {
  const message = `No such ${kind}: '${id}'`;
  return refuse(404, { type: 'invalid_request_error', code: 'resource_missing', message });
}

export const internalError: StripeErrorBody = {
  type: 'api_error',
  message: 'An unknown error occurred',
};

const refusals: Record<401 | 409 | 429 | 503, StripeErrorBody> = {
  401: { type: 'invalid_request_error', message: 'Invalid API Key provided' },
  409: {
    type: 'invalid_request_error',
    code: 'lock_timeout',
    message: 'This object cannot be accessed right now',
  },
  429: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' },
  503: internalError,
};

/** The response of a provider that rejects everything. */
export function findRefusal(fault: StripeFault | undefined): EmulatorResponse | undefined {
  return fault?.kind === 'refuses' ? refuse(fault.status, refusals[fault.status]) : undefined;
}

const spoiled: Partial<Record<StripeFault['kind'], Record<string, unknown>>> = {
  wrongAmount: { amount: 100, amount_total: 100 },
  wrongCurrency: { currency: 'chf' },
  wrongReference: { client_reference_id: 'M-2026-999999-1', reference: 'M-2026-999999-1' },
  liveMode: { livemode: true },
  wrongId: { id: 'cs_test_other' },
};

/** Changes the content of a response or event at every depth. Other faults leave it unchanged. */
export function corruptBody(body: string, fault: StripeFault | undefined): string {
  const change = fault && spoiled[fault.kind];
  if (!change) return body;
  const put = (key: string, value: unknown) => (Object.hasOwn(change, key) ? change[key] : value);
  return JSON.stringify(JSON.parse(body, put));
}
