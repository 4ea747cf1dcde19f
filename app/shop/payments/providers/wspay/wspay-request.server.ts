import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { ResponseTooLarge, readBounded } from '~/platform/http/bounded-body';

const maxResponseBytes = 64 * 1024;

/**
 * Posts JSON and reads a JSON object. `timeoutMs` covers connecting, waiting and reading the whole body. Redirects are
 * rejected because the provider's address is fixed, and error messages never contain response text.
 * @throws PaymentUnavailable for anything but a complete, small, successful JSON response in time
 */
export async function postJson(url: string, body: object, timeoutMs: number): Promise<unknown> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: abort.signal,
    });
    return await readJson(response, abort.signal);
  } catch (error) {
    if (error instanceof PaymentUnavailable) throw error;
    if (error instanceof ResponseTooLarge)
      throw new PaymentUnavailable('WSPay answered with too much');
    throw new PaymentUnavailable(
      abort.signal.aborted ? 'WSPay did not answer in time' : 'WSPay is not reachable',
    );
  } finally {
    clearTimeout(timer);
    // Frees the socket if the response was rejected before its body was read.
    abort.abort();
  }
}

async function readJson(response: Response, signal: AbortSignal): Promise<unknown> {
  if (response.status !== 200)
    throw new PaymentUnavailable(`WSPay answered with status ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new PaymentUnavailable('WSPay answered something else than JSON');
  const bytes = await readBounded(response, maxResponseBytes, signal);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new PaymentUnavailable('WSPay answered with broken JSON');
  }
}
