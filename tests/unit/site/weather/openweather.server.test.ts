import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fetchOpenWeather } from '~/site/weather/openweather.server';
import { serve } from '../../../support/serve';

const apiKey = 'canary-weather-key';
const good = JSON.stringify({
  weather: [{ id: 500, main: 'Rain', icon: '10d' }],
  main: { temp: 18.4, humidity: 60 },
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const answers =
  (body: string, status = 200): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

/** Queries a provider of the test's own on loopback. */
async function ask(handler: Handler, limitMs = 60_000) {
  const { url, close } = await serve(handler);
  onTestFinished(close);
  return fetchOpenWeather({ url, apiKey, latitude: 45.348, longitude: 13.752, limitMs });
}

test('a valid response yields temperature and icon', async () => {
  expect(await ask(answers(good))).toEqual({ celsius: 18.4, icon: '10d' });
});

test.each<[string, Handler]>([
  ['answers with a page', answers('<!doctype html><h1>Login</h1>')],
  ['has no number', answers(good.replace('18.4', 'NaN'))],
  ['has an impossible number', answers(good.replace('18.4', '-999'))],
  ['names an unknown picture', answers(good.replace('10d', '../x'))],
  ['fails', answers(good, 500)],
  ['refuses the key', answers('{"cod":401,"message":"Invalid API key"}', 401)],
  ['never stops talking', answers(good + ' '.repeat(5_000_000))],
  [
    'sends us elsewhere',
    // To a usable response, so that following it would be noticed.
    ({ url }, response) => {
      if (url === '/elsewhere') response.end(good);
      else response.writeHead(302, { location: '/elsewhere' }).end();
    },
  ],
])('a provider that %s gives no weather, and its key stays secret', async (_, handler) => {
  const error: unknown = await ask(handler).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).not.toContain(apiKey);
});

test.each<[string, Handler]>([
  ['is silent', () => {}],
  [
    'begins and never ends',
    (_, response) => {
      response.writeHead(200).write('{"main":');
    },
  ],
])('a provider that %s is given up after the limit', async (_, handler) => {
  await expect(ask(handler, 100)).rejects.toThrow();
});

test('a provider has two seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  const nobody = { url: 'http://127.0.0.1:9', apiKey, latitude: 45.348, longitude: 13.752 };
  await expect(fetchOpenWeather(nobody)).rejects.toThrow();
  expect(timeout).toHaveBeenCalledWith(2_000);
});
