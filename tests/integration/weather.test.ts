import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../support/site';

const key = 'canary-weather-key';
const good = JSON.stringify({
  coord: { lon: 13.752, lat: 45.348 },
  weather: [{ id: 500, main: 'Rain', icon: '10d' }],
  main: { temp: 18.4, humidity: 60 },
  cod: 200,
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A weather provider of our own on loopback, and a site that asks it. */
async function startWithProvider(handler: Handler) {
  const asked: string[] = [];
  const provider = createServer((request, response) => {
    asked.push(request.url ?? '');
    handler(request, response);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  onTestFinished(() => {
    provider.closeAllConnections();
    provider.close();
  });
  const site = await startSite({
    env: { WEATHER_URL: `http://127.0.0.1:${port}`, WEATHER_API_KEY: key },
  });
  onTestFinished(() => site.stop().then(() => {}));
  const ask = () => fetch(`${site.url}/api/weather`);
  const footer = async () => {
    const html = await (await fetch(`${site.url}/de/shop`)).text();
    return /<div class="weather">(.*?)<\/div>/.exec(html)?.[1];
  };
  return { site, asked, ask, footer };
}

const answers =
  (body: string, status = 200): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

test('a stampede is one question, whose answer all visitors get, scripts or not', async () => {
  const { site, asked, ask, footer } = await startWithProvider((request, response) => {
    setTimeout(() => answers(good)(request, response), 200);
  });
  const all = await Promise.all(Array.from({ length: 200 }, ask));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect(all[0]?.headers.get('cache-control')).toContain('max-age=600');
  for (const answer of all) {
    expect(await answer.json()).toEqual({
      data: { main: { temp: 18.4 }, weather: [{ icon: '10d' }] },
    });
  }
  expect(asked).toHaveLength(1);
  const query = new URL(asked[0] ?? '', 'http://x').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    lat: '45.348',
    lon: '13.752',
    units: 'metric',
    appid: key,
  });
  const shown = await footer();
  expect(shown).toContain('+18\u00A0°C / +65\u00A0°F');
  expect(shown).toContain('/weather/10d.svg');
  expect(shown).toContain('https://openweathermap.org/');
  expect(asked).toHaveLength(1);
  expect(site.log()).not.toContain(key);
});

test.each<[string, Handler]>([
  ['is slow', () => {}],
  ['fails', answers('{}', 500)],
])('a provider that %s costs one question and no page', async (_, handler) => {
  const { site, asked, ask, footer } = await startWithProvider(handler);
  const all = await Promise.all(Array.from({ length: 50 }, ask));
  for (const answer of all) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ errors: [{ message: expect.any(String) }] });
  }
  expect((await ask()).status).toBe(503);
  expect(await footer()).toBe('');
  expect(asked).toHaveLength(1);
  expect(site.log()).not.toContain(key);
});

test('without a key nobody is asked and the footer has no weather', async () => {
  const site = await startSite();
  onTestFinished(() => site.stop().then(() => {}));
  expect((await fetch(`${site.url}/api/weather`)).status).toBe(503);
  expect(await (await fetch(`${site.url}/shop`)).text()).not.toContain('class="weather"');
});
