import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { dayMs } from '~/platform/time/durations';

/**
 * The expiry date of the certificate served at an https URL.
 * @throws the connection's error, also for a certificate that browsers would reject
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

/**
 * Let's Encrypt certificates are renewed 30 days before they expire; with 14 days left, renewal has failed for half
 * of that time.
 */
export const soonDays = 14;

/** Whole days until a time; negative after it. */
export const daysUntil = (end: Date, now: Date): number =>
  Math.floor((end.getTime() - now.getTime()) / dayMs);
