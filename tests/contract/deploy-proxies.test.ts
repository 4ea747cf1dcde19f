import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest } from 'node:http';
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect as connectHttp2,
  type IncomingHttpHeaders,
} from 'node:http2';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { parseEnv } from '~/platform/env/env-schema';
import { clientAddress } from '~/platform/http/client-address';
import { checkBody } from '~/platform/http/guard';
import { hasProgram } from '../support/programs';
import { exampleHost, startCaddy, type StartedProxy, startNginx } from '../support/proxy-examples';

/** Not the address from which the proxies connect to the site. */
const visitorAddress = '127.0.0.5';

type Seen = { url: string | undefined; host: string | undefined; visitor: string };

/** A site that remembers its requests; it reads addresses and refuses bodies as the real one on https does. */
async function startUpstream(): Promise<{ port: number; seen: Seen[] }> {
  const { TRUSTED_PROXIES } = parseEnv({ SITE_URL: `https://${exampleHost}` }, { demo: true });
  const seen: Seen[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const visitor = clientAddress(incoming, TRUSTED_PROXIES);
    seen.push({ url, host: headers.host, visitor });
    const refusal = method === 'POST' ? checkBody(incoming, url) : undefined;
    outgoing.writeHead(refusal?.status ?? 200, {
      'Content-Type': 'text/plain',
      ...(refusal && { Connection: 'close' }),
    });
    outgoing.write(refusal ? 'too long' : 'the site');
    // Closed earlier, the connection would lose a refusal on its way to a proxy that is still sending.
    incoming.once('close', () => outgoing.end()).resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { port: (server.address() as AddressInfo).port, seen };
}

async function requestPlain(port: number, path: string): Promise<IncomingMessage> {
  const headers = { Host: exampleHost };
  const request = httpRequest({ host: '127.0.0.1', port, path, headers, agent: false });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return response;
}

type Answer = { headers: IncomingHttpHeaders; text: string };

/**
 * One request over HTTP/2, which trusts the proxy's certificate only.
 * @throws Error if the proxy does not offer HTTP/2
 */
async function requestSecurely(
  proxy: StartedProxy,
  headers: Record<string, string>,
  body?: Buffer,
): Promise<Answer> {
  const session = await openSession(proxy);
  const answer = await readAnswer(openRequest(session, headers, body));
  session.destroy();
  return answer;
}

async function openSession({ httpsPort, ca }: StartedProxy): Promise<ClientHttp2Session> {
  const socket = connectTls({
    socket: connect({ host: '127.0.0.1', port: httpsPort, localAddress: visitorAddress }),
    servername: exampleHost,
    ca,
    ALPNProtocols: ['h2', 'http/1.1'],
  });
  await once(socket, 'secureConnect');
  if (socket.alpnProtocol !== 'h2') throw new Error('The proxy does not offer HTTP/2');
  return connectHttp2(`https://${exampleHost}`, { createConnection: () => socket });
}

/** @param body null for one that never arrives, so that the request stays under way */
function openRequest(
  session: ClientHttp2Session,
  headers: Record<string, string>,
  body?: Buffer | null,
): ClientHttp2Stream {
  const request = session.request({ ':authority': exampleHost, ...headers }, { endStream: false });
  // What is still being sent when the proxy refuses it has nowhere to go.
  request.on('error', () => {});
  if (body !== null) request.end(body);
  return request;
}

async function readAnswer(request: ClientHttp2Stream): Promise<Answer> {
  const [answered] = (await once(request, 'response')) as [IncomingHttpHeaders];
  return { headers: answered, text: await text(request) };
}

/** @returns headers that name a version, such as `nginx/1.22.1` */
const versionsIn = (headers: Record<string, string | string[] | number | undefined>) =>
  ['server', 'via', 'x-powered-by'].filter((name) => /\d/.test(String(headers[name] ?? '')));

const post = (bytes: number) => ({
  ':method': 'POST',
  ':path': '/shop/cart',
  'content-type': 'application/x-www-form-urlencoded',
  'content-length': `${bytes}`,
});

const proxies = [
  { name: 'nginx', args: ['-v'], start: startNginx, hasLimit: true },
  // It passes a body on while it arrives, so the site's own limit is enough.
  { name: 'caddy', args: ['version'], start: startCaddy, hasLimit: false },
].map((proxy) => ({ ...proxy, isInstalled: hasProgram(proxy.name, proxy.args) }));

for (const { name, start, hasLimit, isInstalled } of proxies) {
  test.runIf(isInstalled)(`${name} does with its example what the site expects`, async () => {
    const { port, seen } = await startUpstream();
    const proxy = await start(port);
    onTestFinished(() => proxy.stop());

    const path = '/shop/a%20b?c=1&d=%26';
    const plain = await requestPlain(proxy.httpPort, path);
    expect([301, 308]).toContain(plain.statusCode);
    expect(plain.headers.location).toBe(`https://${exampleHost}${path}`);
    expect(versionsIn(plain.headers)).toEqual([]);
    expect(seen).toEqual([]);

    const forged = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
    const page = await requestSecurely(proxy, { ':path': path, ...forged });
    expect(page.headers[':status']).toBe(200);
    expect(page.text).toBe('the site');
    expect(versionsIn(page.headers)).toEqual([]);
    expect(seen).toEqual([{ url: path, host: exampleHost, visitor: visitorAddress }]);

    const form = await requestSecurely(proxy, post(1_000), Buffer.alloc(1_000, 'a'));
    expect(form.headers[':status']).toBe(200);
    // What is too long for the site alone is refused in its own words.
    const long = await requestSecurely(proxy, post(200_000), Buffer.alloc(200_000, 'a'));
    expect([long.headers[':status'], long.text]).toEqual([413, 'too long']);
    expect(seen).toHaveLength(3);
    const longer = await requestSecurely(proxy, post(2_000_000), Buffer.alloc(2_000_000, 'a'));
    expect(longer.headers[':status']).toBe(413);
    expect(versionsIn(longer.headers)).toEqual([]);
    expect(longer.text).not.toMatch(/nginx\/\d|caddy\/?v?\d/i);
    expect(seen).toHaveLength(hasLimit ? 3 : 4);
  });
}

const nginx = proxies.find(({ name }) => name === 'nginx');

test.runIf(nginx?.isInstalled)(
  'nginx limits a household by its /64, not by one address',
  async () => {
    const { port } = await startUpstream();
    // One machine has too few addresses of its own.
    const addressHeader = 'x-test-address';
    const fromHeader = `set_real_ip_from 127.0.0.0/8; real_ip_header ${addressHeader};`;
    const proxy = await startNginx(port, fromHeader);
    onTestFinished(() => proxy.stop());
    const openAs = (session: ClientHttp2Session, address: string, body?: null) =>
      openRequest(
        session,
        { ...(body === null ? post(1_000) : { ':path': '/' }), [addressHeader]: address },
        body,
      );
    const hold = async (addressOf: (index: number) => string) => {
      const session = await openSession(proxy);
      onTestFinished(() => session.destroy());
      for (let index = 0; index < 100; index += 1) openAs(session, addressOf(index), null);
      return session;
    };
    const session = await hold((index) =>
      // Written in two forms: the network's last two groups are zero.
      index % 2 ? `2001:db8::${index}` : `2001:db8:0:0:${index + 1}:2:3:4`,
    );
    const ask = async (address: string) =>
      (await readAnswer(openAs(session, address))).headers[':status'];
    expect(await ask('2001:db8::ffff')).toBe(503);
    expect(await ask('2001:db8:0:1::1')).toBe(200);
    expect(await ask('192.0.2.1')).toBe(200);
    // IPv4 that arrives at an IPv6 socket: all such addresses begin alike, and are not one household.
    await hold((index) => `::ffff:192.0.2.${index}`);
    expect(await ask('::ffff:192.0.2.200')).toBe(200);
  },
);
