import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type PageResponse = {
  status: number;
  url: string;
  /** The absolute redirect target. */
  location: string | undefined;
  body: string;
};

export type Browser = ReturnType<typeof createBrowser>;

/**
 * How long a person keeps reloading a failed page. Each kill while the card page is being opened leaves a lease of 20 s, so
 * a minute or two without an order is bad luck here, and no fault.
 */
const timeoutMs = 240_000;

/**
 * A browser without scripts: keep-alive connections, cookies, and a person who retries when a page fails.
 * @param address of its own, so that the site does not take all shoppers for one who orders too much
 */
export function createBrowser(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const cookies = new Map<string, string>();

  function once(url: string, form?: URLSearchParams): Promise<PageResponse> {
    const body = form?.toString();
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Promise((resolve, reject) => {
      const sent = request(url, {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        timeout: 30_000,
        headers: {
          accept: 'text/html',
          'x-forwarded-for': address,
          ...(cookie && { cookie }),
          ...(body !== undefined && {
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': Buffer.byteLength(body),
            origin: new URL(url).origin,
          }),
        },
      });
      sent.on('timeout', () => sent.destroy(new Error('No answer')));
      sent.on('error', reject);
      sent.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          keepCookies(cookies, response.headers);
          const { location } = response.headers;
          resolve({
            status: response.statusCode ?? 0,
            url,
            location: location === undefined ? undefined : new URL(location, url).href,
            body: Buffer.concat(chunks).toString(),
          });
        });
      });
      sent.end(body);
    });
  }

  /** Loads a page or submits a form, with retries. @throws after four minutes without a response */
  async function load(url: string, form?: URLSearchParams): Promise<PageResponse> {
    const deadline = Date.now() + timeoutMs;
    while (true) {
      try {
        return await once(url, form);
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await wait(100);
      }
    }
  }

  return { load, once, cookies, close: () => agent.destroy() };
}

function keepCookies(cookies: Map<string, string>, headers: IncomingHttpHeaders): void {
  for (const header of headers['set-cookie'] ?? []) {
    const [pair = ''] = header.split(';', 1);
    const at = pair.indexOf('=');
    cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
