import { AsyncLocalStorage } from 'node:async_hooks';
import type Stripe from 'stripe';
import { PaymentRefused, PaymentUnavailable } from '~/shop/payments/core/payments';
import { loadSdk } from './stripe-sdk.server';

/** Stripe's responses are a few kilobytes; a list of a hundred sessions with their payments is a few hundred. */
const maxResponseBytes = 2 * 1024 * 1024;

/** One deadline for everything a single call starts, including the SDK's own retries. */
const deadline = new AsyncLocalStorage<AbortSignal>();

/** @param apiUrl `https://api.stripe.com`, or the address of its emulator */
export function createClient(secretKey: string, apiUrl: string, timeoutMs: number): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  const Sdk = loadSdk();
  return new Sdk(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
    httpClient: Sdk.createFetchHttpClient(fetchWithLimits),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Rejects redirects, because the API's address is fixed, and limits the size after decompression. */
async function fetchWithLimits(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const signals = [init?.signal, deadline.getStore()].filter((signal) => signal != null);
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.any(signals),
  });
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > maxResponseBytes) controller.error(new Error('Too much'));
      else controller.enqueue(chunk);
    },
  });
  const { status, headers } = response;
  return new Response(response.body?.pipeThrough(counter) ?? null, { status, headers });
}

/**
 * Runs calls to Stripe under one timeout that includes retries and back-off. Error messages never contain response
 * text, only Stripe's own error codes.
 * @throws PaymentUnavailable for anything but a complete response in time
 */
export async function withinTime<Result>(
  timeoutMs: number,
  call: () => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaymentUnavailable(lateText)), timeoutMs);
  });
  try {
    return await Promise.race([deadline.run(abort.signal, call), late]);
  } catch (error) {
    throw translate(error);
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

const lateText = 'Stripe did not answer in time';

function translate(error: unknown): unknown {
  if (!(error instanceof loadSdk().errors.StripeError)) return error;
  if (error.statusCode !== undefined) {
    const text = [`Stripe answered with status ${error.statusCode}`, ...listCodes(error)];
    return new PaymentUnavailable(text.join(': '));
  }
  const isBroken = error instanceof loadSdk().errors.StripeAPIError;
  return new PaymentUnavailable(
    isBroken ? 'Stripe answered something else than JSON' : 'Stripe is not reachable',
  );
}

/**
 * Whether an error leaves the outcome open: Stripe stores its own failures (5xx) under the idempotency key and replays
 * them whatever was done. Only a query shows the real state.
 */
export function isIndeterminate(error: unknown): boolean {
  const { statusCode = 0 } = asStripeError(error) ?? {};
  return statusCode >= 500;
}

/** Whether Stripe understood and rejected the request. A wrong key, rate limiting or a lock is not a rejection. */
export function isRefusal(error: unknown): boolean {
  const { statusCode = 0 } = asStripeError(error) ?? {};
  return [400, 402, 404].includes(statusCode);
}

/** Whether the requested object does not exist in this account and mode. */
export function isMissing(error: unknown): boolean {
  return asStripeError(error)?.statusCode === 404;
}

/** Whether an idempotency key was already used with different parameters. */
export function isKeyConflict(error: unknown): boolean {
  return error instanceof loadSdk().errors.StripeIdempotencyError;
}

/** Describes the rejection by Stripe's codes. */
export const toRefused = (error: unknown): PaymentRefused =>
  new PaymentRefused(`Stripe refused: ${listCodes(error).join(', ') || 'no reason given'}`);

const codePattern = /^[a-z_0-9]{1,64}$/;

/** Stripe's machine-readable codes of an error, which identify neither card nor person. */
function listCodes(error: unknown): string[] {
  const { code, decline_code: decline, rawType } = asStripeError(error) ?? {};
  return [code ?? rawType, decline].flatMap((each) => (each && codePattern.test(each) ? each : []));
}

function asStripeError(error: unknown) {
  return error instanceof loadSdk().errors.StripeError ? error : undefined;
}
