/**
 * Retries data requests that an overloaded server has shed (503 with `Retry-After`). The framework cannot read such a
 * response and has no setting for it: it would replace the page by the error screen, even after a mere revalidation.
 * The retry code is loaded on first use.
 */
export function retryRefusedFetches(): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const response = await send(input, init);
    if (response.status !== 503) return response;
    const { retryRequest } = await import('./retry-request');
    return retryRequest(response, () => send(input, init), init?.method);
  };
}
