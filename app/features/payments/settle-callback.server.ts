import { log } from '~/server/log.server';
import { getPaymentProvider, settleReference } from './payment-service.server';
import { PaymentForged, PaymentUnavailable } from './payments';

const answer = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
  });

/** 200 when understood (also when nothing is to be done), 400 when forged, 503 when the provider should call again. */
export async function settleCallback(request: Request): Promise<Response> {
  const body = await readBody(request);
  if (!body) return answer(400, 'malformed');
  try {
    const { reference } = getPaymentProvider().parseCallback(body);
    await settleReference(reference);
    return answer(200, 'OK');
  } catch (error) {
    if (error instanceof PaymentForged) {
      log.warn('A payment callback without a valid signature was refused');
      return answer(400, 'forged');
    }
    if (error instanceof PaymentUnavailable) return answer(503, 'later');
    throw error;
  }
}

async function readBody(request: Request): Promise<Record<string, unknown> | undefined> {
  const text = await request.text();
  if (!request.headers.get('content-type')?.includes('json')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
