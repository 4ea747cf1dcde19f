import { ConnectionError } from './connection-error';

/** The framework's format for data (turbo-stream). */
const dataType = 'text/x-script';

/**
 * Has data requests fail with a `ConnectionError` when the framework could not read what arrives: nothing, the beginning
 * of an answer, or a page of a proxy, of a captive portal or of our own HTTP server. A request that was aborted is none of
 * these.
 */
export function requireWholeAnswers(): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname, origin, href } = new URL(
      input instanceof Request ? input.url : input,
      window.location.origin,
    );
    if (origin !== window.location.origin || !pathname.endsWith('.data')) return send(input, init);
    try {
      const answer = await send(input, init);
      if (!answer.headers.get('content-type')?.startsWith(dataType)) {
        throw new TypeError(`Not data: ${answer.status}`);
      }
      await answer.clone().arrayBuffer();
      return answer;
    } catch (cause) {
      if (init?.signal?.aborted) throw cause;
      throw new ConnectionError(href, { cause });
    }
  };
}
