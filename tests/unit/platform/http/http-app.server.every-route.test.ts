import { once } from 'node:events';
import { Agent, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxBodyBytes } from '~/platform/http/guard';
import { createHttpApp } from '~/platform/http/http-app.server';
import { PageScripts } from '~/platform/http/page-scripts';
import { createSecurityPolicy } from '~/platform/http/security-headers';
import { defaultLocale, locales, localePrefix } from '~/i18n/locales';
import { pageIds, pathPattern } from '~/routing/paths';
import { type ResourceRow, resources } from '~/routing/resources';

// Every route of the tables, each with every attack: a new route is covered as soon as it has its row.

const host = 'linden.test';
const own = `http://${host}`;

type Route = {
  path: string;
  accepts: readonly string[];
  foreignCallers: boolean;
  isResource: boolean;
  maxBytes: number;
};

const fill = (pattern: string) => pattern.replace(/:\w+/g, 'a1');

/** Each page in one of the languages, in turns: what judges a request does not know languages. */
const pages: Route[] = pageIds.map((page, index) => {
  const locale = locales[index % locales.length] ?? defaultLocale;
  return {
    path: `${localePrefix(locale)}${fill(pathPattern(page, locale))}`.replace(/(.)\/$/, '$1'),
    accepts: ['form'],
    foreignCallers: false,
    isResource: false,
    maxBytes: maxBodyBytes,
  };
});
const routes: Route[] = [
  ...pages,
  ...Object.values<ResourceRow>(resources).map(
    ({ path, accepts = [], foreignCallers = false, maxBytes = maxBodyBytes }) => ({
      path: fill(path),
      accepts,
      foreignCallers,
      isResource: true,
      maxBytes,
    }),
  ),
];

const contentTypes: Record<string, string> = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=b',
  json: 'application/json',
  text: 'text/plain',
};

/** What has reached the application since the last look. */
const reached: string[] = [];
const errors: unknown[] = [];
const server = createHttpApp({
  siteUrl: own,
  proxies: 0,
  handleRequest: async (request) => {
    reached.push(`${request.method} ${new URL(request.url).pathname}`);
    return new Response('<p>', { headers: { 'content-type': 'text/html' } });
  },
  policy: createSecurityPolicy({}),
  phone: () => ({ phone: '+18005550100', phoneDisplay: '+1 800 555 0100' }),
  pictures: {
    folder: '/assets/',
    chooseFile: () => 'jpg',
    respond: async () => new Response('picture'),
  },
  pageScripts: new PageScripts(),
  serveFile: (_request, _response, next) => next(),
  contentRevision: () => null,
  countCart: () => 'none',
  onError: (error) => errors.push(error),
  onOverload: (error) => errors.push(error),
});
const agent = new Agent({ keepAlive: true, maxSockets: 20 });
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

type Attack = { method: string; path: string; headers?: Record<string, string>; body?: string };

async function attack({ method, path, headers = {}, body }: Attack) {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const sent = send({
    agent,
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    method,
    path,
    headers: { host, ...length, ...headers },
  });
  // The server may refuse and close while a long body is still under way.
  sent.on('error', () => undefined);
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode ?? 0, location: response.headers.location };
}

/** Sends an attack to every route. @returns status and route, where it was not refused as expected */
async function attackAll(
  targets: readonly Route[],
  make: (route: Route) => Attack,
  isRefused: (answer: Awaited<ReturnType<typeof attack>>, route: Route) => boolean,
) {
  reached.length = 0;
  const answers = await Promise.all(
    targets.map(async (route) => ({ route, answer: await attack(make(route)) })),
  );
  expect(errors).toEqual([]);
  return answers
    .filter(({ route, answer }) => !isRefused(answer, route))
    .map(({ route, answer }) => `${answer.status} ${route.path}`);
}

const upper = (path: string) => path.toUpperCase();
const mixed = (path: string) =>
  path.replace(/[a-z]/g, (c, i: number) => (i % 2 ? c.toUpperCase() : c));
const toCode = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
const encoded = (path: string) => path.replace(/[a-z]/g, toCode);
const firstEncoded = (path: string) => path.replace(/[a-z]/i, toCode);
const asItIs = (path: string) => path;
/** Ways to write a path so that one reader takes it for another's. */
const disguises: Record<string, (path: string) => string> = {
  'as it is': asItIs,
  'in capitals': upper,
  'in mixed case': mixed,
  'with its letters encoded': encoded,
  'with its first letter encoded': firstEncoded,
  'with its capitals encoded': (path) => upper(path).replace(/[A-Z]/g, toCode),
  'with a slash at the end': (path) => `${path}/`,
  'with two slashes': (path) => `/${path}`,
  'with a dot segment': (path) => `/.${path}`,
  'with a parent segment': (path) => `/x/..${path}`,
  'as data': (path) => `${path}.data`,
  'encoded, as data': (path) => `${firstEncoded(path)}.data`,
  'as data in capitals': (path) => `${upper(path)}.DATA`,
  'with a query': (path) => `${path}?index`,
};

const protectedRoutes = routes.filter(({ foreignCallers }) => !foreignCallers);

const foreign: [Record<string, string>, ...Record<string, string>[]] = [
  { origin: 'http://evil.test' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site', origin: own },
  { 'sec-fetch-site': 'same-site', origin: own },
];
const otherMethods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'] as const;

/** Each disguise with one of the values in turn, and each value with the path as it is: which one it is concerns no path. */
const withDisguises = <Value>(values: readonly [Value, ...Value[]]) => [
  ...values.map((value) => ({ disguise: asItIs, value })),
  ...Object.values(disguises)
    .filter((disguise) => disguise !== asItIs)
    .map((disguise, index) => ({ disguise, value: values[index % values.length] ?? values[0] })),
];

test('a form of a foreign site reaches no route', async () => {
  for (const { disguise, value: headers } of withDisguises(foreign)) {
    const passed = await attackAll(
      protectedRoutes,
      ({ path, accepts }) => ({
        method: 'POST',
        path: disguise(path),
        headers: { 'content-type': contentTypes[accepts[0] ?? 'form'] ?? '', ...headers },
        body: 'a=b',
      }),
      ({ status }) => status >= 400 && status < 500,
    );
    expect(passed).toEqual([]);
    expect(reached).toEqual([]);
  }
});

test('a method that no route has reaches none', async () => {
  for (const { disguise, value: method } of withDisguises(otherMethods)) {
    const passed = await attackAll(
      routes,
      ({ path }) => ({ method, path: disguise(path), headers: { origin: own } }),
      ({ status }) => status === 405 || status === 404 || status === 400,
    );
    expect(passed).toEqual([]);
    expect(reached).toEqual([]);
  }
});

test.each(Object.entries(disguises))(
  'a body of a wrong type or size reaches no route: %s',
  async (_, disguise) => {
    const isRefused = ({ status }: { status: number }) => status >= 400 && status < 500;
    for (const kind of Object.keys(contentTypes)) {
      const passed = await attackAll(
        routes.filter(({ accepts }) => !accepts.includes(kind)),
        ({ path }) => ({
          method: 'POST',
          path: disguise(path),
          headers: { 'content-type': contentTypes[kind] ?? '', origin: own },
          body: '{}',
        }),
        isRefused,
      );
      expect(passed).toEqual([]);
      expect(reached).toEqual([]);
    }
    const claims: ((route: Route) => Record<string, string>)[] = [
      ({ maxBytes }) => ({ 'content-length': String(maxBytes + 1) }),
      () => ({ 'transfer-encoding': 'chunked' }),
    ];
    for (const claim of claims) {
      const passed = await attackAll(
        routes,
        (route) => ({
          method: 'POST',
          path: disguise(route.path),
          headers: {
            'content-type': contentTypes[route.accepts[0] ?? 'form'] ?? '',
            origin: own,
            ...claim(route),
          },
        }),
        isRefused,
      );
      expect(passed).toEqual([]);
      expect(reached).toEqual([]);
    }
  },
);

test('another host reaches no route but the probes', async () => {
  const passed = await attackAll(
    routes,
    ({ path }) => ({ method: 'GET', path, headers: { host: 'evil.test' } }),
    ({ status }, { path }) => status === 421 || path === '/healthz' || path === '/readyz',
  );
  expect(passed).toEqual([]);
  expect(reached.sort()).toEqual(['GET /healthz', 'GET /readyz']);
});

test.each(Object.entries(disguises))(
  'no way to write a path leads off the site or to a fault: %s',
  async (_, disguise) => {
    const passed = await attackAll(
      routes,
      ({ path }) => ({ method: 'GET', path: disguise(path) }),
      ({ status, location }) =>
        status < 500 &&
        (location === undefined || new URL(location, own).origin === own) &&
        !location?.startsWith('//'),
    );
    expect(passed).toEqual([]);
  },
);

test.each(['/%2f', '/%5c', '/%00', '/%0d%0a', '/\\'])(
  '%s before a path is refused',
  async (prefix) => {
    const passed = await attackAll(
      routes,
      ({ path }) => ({ method: 'GET', path: prefix + path }),
      ({ status }) => status === 400,
    );
    expect(passed).toEqual([]);
    expect(reached).toEqual([]);
  },
);

test.each(['.data', '.DATA', '.Data'])(
  'resources have no second address that ends in %s',
  async (end) => {
    for (const write of [(path: string) => path, upper, mixed, encoded, firstEncoded]) {
      const passed = await attackAll(
        routes.filter(({ isResource }) => isResource),
        ({ path }) => ({ method: 'GET', path: write(path) + end }),
        ({ status }) => status === 404 || status === 301,
      );
      expect(passed).toEqual([]);
      expect(reached).toEqual([]);
    }
  },
);

test('the framework’s side entrances are closed on every route', async () => {
  for (const query of [
    '?_data=routes%2Fhome',
    '?a=1&%5Fdata=x',
    '?_DATA=1&_data=x',
    `?_routes=${'a,'.repeat(11)}`,
    `?_routes=${'a'.repeat(600)}`,
  ]) {
    const passed = await attackAll(
      routes,
      ({ path }) => ({ method: 'GET', path: path + query }),
      ({ status }) => status === 404 || status === 400,
    );
    expect(passed).toEqual([]);
    expect(reached).toEqual([]);
  }
  for (const path of [
    '/__manifest?p=/a/a/a/a',
    '/__manifest',
    '//__manifest?p=/a',
    '/__MANIFEST',
  ]) {
    expect([path, (await attack({ method: 'GET', path })).status]).toEqual([path, 404]);
    expect(reached).toEqual([]);
  }
});
