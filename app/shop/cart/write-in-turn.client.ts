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
    const isPost = init?.method === 'POST' && !(input instanceof Request);
    if (!isPost || !writesCart(String(input))) return send(input, init);
    const turn = new Promise<unknown>((resolve) => {
      void before.then(resolve);
      setTimeout(resolve, limitMs);
      // The browser itself then refuses to send it.
      init.signal?.addEventListener('abort', resolve);
    });
    const answer = turn.then(() => send(input, init));
    before = Promise.allSettled([before, answer]);
    return answer;
  };
}

function writesCart(address: string): boolean {
  const { pathname } = new URL(address, window.location.href);
  const page = matchPath(pathname.replace('.data', ''))?.page;
  return page === 'cart' || page === 'checkout';
}
