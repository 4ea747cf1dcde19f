import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createPlainServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { daysUntil, readCertificateEnd } from '~/platform/probes/certificate.server';
import { makeTempDir } from '../../../support/memory-database';

const trust = vi.hoisted<{ ca?: string }>(() => ({}));

// Only what a connection trusts is the test's: the handshake is a real one.
vi.mock('node:tls', async (importOriginal) => {
  const tls = await importOriginal<typeof import('node:tls')>();
  const connect = (options: import('node:tls').ConnectionOptions) =>
    tls.connect({ ...options, ...trust });
  return { ...tls, connect };
});

/** A key and a certificate for twenty days, made with Debian's openssl. */
function makePair(): { key: string; cert: string } {
  const folder = makeTempDir();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 20';
  const name = '-subj /CN=localhost -addext subjectAltName=DNS:localhost';
  const output = ['-keyout', key, '-out', cert];
  const made = spawnSync('openssl', [...`${request} ${name}`.split(' '), ...output]);
  if (made.status !== 0) throw made.error ?? new Error(String(made.stderr));
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

test('the end of a certificate that browsers accept', async () => {
  const pair = makePair();
  const url = await listen(createServer(pair));
  trust.ca = pair.cert;
  onTestFinished(() => void delete trust.ca);
  expect(daysUntil(await readCertificateEnd(url, 5_000), new Date())).toBeOneOf([19, 20]);
});

test('a certificate that browsers refuse', async () => {
  const url = await listen(createServer(makePair()));
  await expect(readCertificateEnd(url, 5_000)).rejects.toThrow('self-signed certificate');
});

test('a server that says nothing, and one that hangs up', async () => {
  const silent = await listen(createPlainServer());
  await expect(readCertificateEnd(silent, 50)).rejects.toThrow('no answer in time');
  const rude = await listen(createPlainServer((socket) => socket.end()));
  await expect(readCertificateEnd(rude, 5_000)).rejects.toThrow();
});
