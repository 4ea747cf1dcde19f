import { ConnectionError } from './connection-error';

/** The framework's format for data (turbo-stream). */
const dataType = 'text/x-script';

/**
 * Has data requests fail with a `ConnectionError` when the framework could not read what arrives: nothing, the beginning
 * of a response, or a page of a proxy, of a captive portal or of our own HTTP server. A request that was aborted is none of
 * these.
 */
export function requireCompleteResponses(): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!/\.data(?:\?|$)/.test(address)) return send(input, init);
    try {
      const response = await send(input, init);
      await response.clone().arrayBuffer();
      if (response.headers.get('content-type')?.startsWith(dataType)) return response;
      throw new TypeError(`Not data: ${response.status}`);
    } catch (cause) {
      if (init?.signal?.aborted) throw cause;
      throw new ConnectionError(address, { cause });
    }
  };
}
