// The site as visitors get it in production: over TLS and HTTP/2, from a proxy in front of it.
import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import { Agent, request } from 'node:http';
import { loadPackage } from '../optional-packages.mjs';

/** Headers of one connection, which HTTP/2 does not allow (RFC 9113, 8.2.2). */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** @param {import('node:http2').IncomingHttpHeaders} headers */
const withoutPseudo = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));

/**
 * Starts a proxy with a throw-away certificate for localhost.
 * @param {number} port where it listens
 * @param {number} sitePort where the site listens
 * @returns ends the proxy and its connections
 */
export async function startProxy(port, sitePort) {
  const { generate } = await loadPackage('tools/vitals', 'selfsigned');
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const agent = new Agent({ keepAlive: true });
  /** @type {Set<import('node:http2').ServerHttp2Session>} */
  const sessions = new Set();
  const server = createSecureServer({ key, cert }, ({ method, url, headers, stream }, response) => {
    const upstream = request({
      agent,
      port: sitePort,
      method,
      path: url,
      headers: {
        ...withoutPseudo(headers),
        host: headers[':authority'],
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      },
    });
    upstream.on('response', (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(response);
    });
    upstream.on('error', () => stream.close());
    stream.on('error', () => upstream.destroy());
    stream.pipe(upstream);
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => {
    for (const session of sessions) session.destroy();
    agent.destroy();
    server.close();
  };
}
