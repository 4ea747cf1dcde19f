import { isIP } from 'node:net';
import { connect } from 'node:tls';

/**
 * When the certificate ends that visitors of an https address get.
 * @throws the connection's error, also for a certificate that browsers refuse
 */
export function readCertificateEnd(siteUrl: string, timeoutMs: number): Promise<Date> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port) || 443,
      ...(!isIP(hostname) && { servername: hostname }),
    });
    const late = setTimeout(() => socket.destroy(new Error('no answer in time')), timeoutMs);
    socket.once('error', reject);
    socket.once('close', () => {
      clearTimeout(late);
      reject(new Error('the connection ended'));
    });
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
  });
}

/** Let's Encrypt renews 30 days before the end: by then it has failed for half of them. */
export const soonDays = 14;

const day = 24 * 60 * 60_000;

/** Whole days until a time; negative after it. */
export const daysUntil = (end: Date, now: Date): number =>
  Math.floor((end.getTime() - now.getTime()) / day);
