/** The headers of a page, and when a form that its action has refused may be sent again. */
export function withRetryAfter(own: Record<string, string>, actionHeaders: Headers): Headers {
  const headers = new Headers(own);
  const retryAfter = actionHeaders.get('Retry-After');
  if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  return headers;
}
