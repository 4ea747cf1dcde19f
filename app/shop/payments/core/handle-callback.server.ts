import { log } from '~/platform/log/log.server';
import { reportUnmatched } from './payment-service.server';
import type { PaymentDependencies } from './payment-dependencies';
import { settle } from './settle.server';
import { PaymentForged, PaymentUnavailable, ProviderNotSetUp } from './payments';
import type { ProviderId } from '~/platform/database/stored-values';

const answer = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', ...headers },
  });

/**
 * 200 when understood (also when nothing is to be done), 400 when forged, 404 where the site has no such provider, 503 when
 * the provider should call again.
 */
export async function handleCallback(
  payments: PaymentDependencies,
  request: Request,
  id: ProviderId,
): Promise<Response> {
  try {
    const provider = payments.providerOf(id);
    const body = await readText(request);
    if (body === undefined) return answer(400, 'malformed');
    const event = provider.parseCallback(body, request.headers);
    if (event && !(await settle(payments, event.reference, { from: id }))) {
      await reportUnmatched(payments, event.reference, id);
    }
    return answer(200, 'OK');
  } catch (error) {
    if (error instanceof PaymentForged) {
      log.warn({ provider: id }, 'A payment callback that the provider did not sign was refused');
      return answer(400, 'forged');
    }
    if (error instanceof ProviderNotSetUp) return answer(404, 'not set up');
    if (error instanceof PaymentUnavailable) return answer(503, 'later', { 'Retry-After': '60' });
    throw error;
  }
}

/** Every byte as it came: a signature must not pass over bytes that were mended or left out in reading. */
async function readText(request: Request): Promise<string | undefined> {
  const bytes = await request.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
