import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { X509Certificate } from 'node:crypto';

/** The tax office cannot be reached, or its answer is none. */
export class CisUnavailable extends Error {
  override name = 'CisUnavailable';
}

/** It promises an answer in two seconds. */
const timeoutMs = 10_000;
const maxAnswerBytes = 256 * 1024;

const service =
  'http://e-porezna.porezna-uprava.hr/fiskalizacija/2012/services/FiskalizacijaService/racuni';

export type CisConnection = {
  url: string;
  /** Authorities that the service's certificate may come from; it is not one of those that browsers know. */
  trusted: readonly X509Certificate[];
  timeoutMs?: number | undefined;
};

/**
 * Posts a message. Errors come with status 500 and an answer all the same, so every body is returned.
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
          if (size > maxAnswerBytes) response.destroy(new Error('an endless answer'));
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

/** Without addresses and the like: the code says enough. */
const describe = (error: Error) =>
  'code' in error && typeof error.code === 'string' ? error.code : error.message;
