/**
 * The headers of a response that refuses a form.
 * @param retryAfter seconds after which it may be sent again; undefined if that does not depend on time
 */
export const refusalHeaders = (retryAfter?: number): Record<string, string> => ({
  'Cache-Control': 'no-store',
  ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
});

/** The headers of a page, and when a form that its action has refused may be sent again. */
export function withRetryAfter(own: Record<string, string>, actionHeaders: Headers): Headers {
  const headers = new Headers(own);
  const retryAfter = actionHeaders.get('Retry-After');
  if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  return headers;
}
