import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../support/serve';
import { startSite } from '../support/site';
import { sharedSite } from '../support/site-for-tests';

const key = 'canary-weather-key';
const good = JSON.stringify({
  coord: { lon: 13.752, lat: 45.348 },
  weather: [{ id: 500, main: 'Rain', icon: '10d' }],
  main: { temp: 18.4, humidity: 60 },
  cod: 200,
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A fake weather provider on loopback, and a site that uses it. */
async function startWithProvider(handler: Handler) {
  const requests: string[] = [];
  const provider = await serve((request, response) => {
    requests.push(request.url ?? '');
    handler(request, response);
  });
  onTestFinished(provider.close);
  const site = await startSite({
    env: { WEATHER_URL: provider.url, WEATHER_API_KEY: key },
  });
  onTestFinished(() => site.stop().then(() => {}));
  const getWeather = () => fetch(`${site.url}/api/weather`);
  const footer = async () => {
    const html = await (await fetch(`${site.url}/de/shop`)).text();
    return /<div class="weather">(.*?)<\/div>/.exec(html)?.[1];
  };
  return { site, requests, getWeather, footer };
}

const responses =
  (body: string, status = 200): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

test('simultaneous requests make one provider call that serves all visitors, with or without scripts', async () => {
  const { site, requests, getWeather, footer } = await startWithProvider((request, response) => {
    setTimeout(() => responses(good)(request, response), 200);
  });
  const all = await Promise.all(Array.from({ length: 200 }, getWeather));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect(all[0]?.headers.get('cache-control')).toContain('max-age=600');
  for (const answer of all) {
    expect(await answer.json()).toEqual({
      data: { main: { temp: 18.4 }, weather: [{ icon: '10d' }] },
    });
  }
  expect(requests).toHaveLength(1);
  const query = new URL(requests[0] ?? '', 'http://x').searchParams;
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
  expect(requests).toHaveLength(1);
  expect(site.log()).not.toContain(key);
});

test('a provider that is silent costs one call and no page', async () => {
  const { site, requests, getWeather, footer } = await startWithProvider(() => {});
  const all = await Promise.all(Array.from({ length: 50 }, getWeather));
  for (const answer of all) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ errors: [{ message: expect.any(String) }] });
  }
  expect((await getWeather()).status).toBe(503);
  expect(await footer()).toBe('');
  expect(requests).toHaveLength(1);
  expect(site.log()).not.toContain(key);
});

const demonstration = sharedSite();

test('without a key the demonstration shows an example of the weather, and says so', async () => {
  const answer = await fetch(`${demonstration.url}/api/weather`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    data: {
      main: { temp: expect.any(Number) },
      weather: [{ icon: expect.stringMatching(/^\d\d[dn]$/) }],
      example: true,
    },
  });
  const html = await (await fetch(`${demonstration.url}/en/shop`)).text();
  const [, footer = ''] = /<div class="weather">(.*?)<\/div>/.exec(html) ?? [];
  expect(footer).toContain('°C');
  expect(footer).toContain('An example, not measured');
  expect(footer).not.toContain('openweathermap');
});
