import { matchPath } from '~/routing/href';

/** No request waits longer for those before it. */
const limitMs = 10_000;

/**
 * Sends what rewrites the cart's cookie one request after another: each answer brings the whole cart, so the later of two
 * that were under way together would undo the other.
 */
export function writeCartInTurn(): void {
  const send = window.fetch;
  let before: Promise<unknown> = Promise.resolve();
  window.fetch = (input, init) => {
    if (!writesCart(input, init)) return send(input, init);
    const answer = whenOver(before, init?.signal).then(() => send(input, init));
    before = Promise.allSettled([before, answer]);
    return answer;
  };
}

function writesCart(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (init?.method?.toUpperCase() !== 'POST') return false;
  const address = input instanceof Request ? input.url : String(input);
  const { origin, pathname } = new URL(address, window.location.href);
  if (origin !== window.location.origin) return false;
  const page = matchPath(pathname.replace(/\.data$/, ''))?.page;
  return page === 'cart' || page === 'checkout';
}

/** Resolves when earlier requests are over or have taken too long. @throws the signal's reason */
function whenOver(earlier: Promise<unknown>, signal: AbortSignal | null | undefined) {
  return new Promise<void>((resolve, reject) => {
    const limit = setTimeout(resolve, limitMs);
    void earlier.then(() => {
      clearTimeout(limit);
      resolve();
    });
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
