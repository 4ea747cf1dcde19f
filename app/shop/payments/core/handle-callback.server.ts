import { reportUnmatched } from './payment-service.server';
import type { PaymentDependencies } from './payment-dependencies';
import { settle } from './settle.server';
import { PaymentForged, PaymentUnavailable, ProviderNotSetUp } from './payments';
import type { ProviderId } from '~/platform/database/stored-values';

const respond = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', ...headers },
  });

/**
 * Handles a provider's server callback. Responds 200 when the message was understood (even if there is nothing to do),
 * 400 when its signature is invalid, 404 when this provider is not configured, and 503 when the provider should retry.
 */
export async function handleCallback(
  payments: PaymentDependencies,
  request: Request,
  id: ProviderId,
): Promise<Response> {
  try {
    const provider = payments.providerOf(id);
    const body = await readText(request);
    if (body === undefined) return respond(400, 'malformed');
    const event = provider.parseCallback(body, request.headers);
    if (event && !(await settle(payments, event.reference, { from: id }))) {
      await reportUnmatched(payments, event.reference, id);
    }
    return respond(200, 'OK');
  } catch (error) {
    if (error instanceof PaymentForged) {
      payments.onForged({ provider: id, via: 'callback' });
      return respond(400, 'forged');
    }
    if (error instanceof ProviderNotSetUp) return respond(404, 'not set up');
    if (error instanceof PaymentUnavailable) return respond(503, 'later', { 'Retry-After': '60' });
    throw error;
  }
}

/** Rejects invalid UTF-8: replaced or dropped bytes would mean that the signature is checked over a different text. */
async function readText(request: Request): Promise<string | undefined> {
  const bytes = await request.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
