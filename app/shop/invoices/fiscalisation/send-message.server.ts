import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { X509Certificate } from 'node:crypto';

/** The tax office cannot be reached or sent an invalid response. */
export class CisUnavailable extends Error {
  override name = 'CisUnavailable';
}

/** The tax office guarantees a response within two seconds. */
const timeoutMs = 10_000;
const maxResponseBytes = 256 * 1024;

const service =
  'http://e-porezna.porezna-uprava.hr/fiskalizacija/2012/services/FiskalizacijaService/racuni';

export type CisConnection = {
  url: string;
  /** Certificate authorities of the server's certificate, which Node does not trust by default. */
  trusted: readonly X509Certificate[];
  timeoutMs?: number | undefined;
};

/**
 * Posts a message. The tax office sends errors with status 500, so the body is returned whatever the status.
 * @throws CisUnavailable
 */
export function sendMessage(
  envelope: string,
  { url, trusted, timeoutMs: limit = timeoutMs }: CisConnection,
): Promise<string> {
  const signal = AbortSignal.timeout(limit);
  const ca = trusted.map(String);
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(new CisUnavailable(signal.aborted ? 'no answer in time' : describe(error)));
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    const request = send(
      url,
      {
        method: 'POST',
        headers: {
          'content-type': 'text/xml; charset=utf-8',
          'content-length': Buffer.byteLength(envelope),
          soapaction: `"${service}"`,
        },
        signal,
        ...(url.startsWith('https:') && { ca, minVersion: 'TLSv1.2' }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          chunks.push(chunk);
          if (size > maxResponseBytes) response.destroy(new Error('an endless answer'));
        });
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString('utf8');
          if (body === '') fail(new Error(`an empty answer with status ${response.statusCode}`));
          else resolve(body);
        });
        response.on('aborted', () => fail(new Error('an answer that breaks off')));
        response.on('error', fail);
      },
    );
    request.on('error', fail);
    request.end(envelope);
  });
}

/** Prefers the error's code, because its message may contain addresses. */
const describe = (error: Error) =>
  'code' in error && typeof error.code === 'string' ? error.code : error.message;
