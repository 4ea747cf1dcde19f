import { readBounded } from '~/platform/http/bounded-body';
import type { Weather } from './weather';
import { parseWeather } from './weather-schema';

type OpenWeatherOptions = {
  /** Origin of the provider, `https://api.openweathermap.org`. */
  url: string;
  apiKey: string;
  latitude: number;
  longitude: number;
  /** Timeout of the request, in milliseconds. */
  limitMs?: number;
};

const defaultLimitMs = 2_000;
const maxBytes = 32 * 1024;

/**
 * Requests the current weather at a place from OpenWeatherMap (`GET /data/2.5/weather`).
 * @throws Error if there is no usable response in time; its message never contains the API key
 */
export async function fetchOpenWeather(options: OpenWeatherOptions): Promise<Weather> {
  const url = new URL('/data/2.5/weather', options.url);
  url.search = new URLSearchParams({
    lat: String(options.latitude),
    lon: String(options.longitude),
    units: 'metric',
    appid: options.apiKey,
  }).toString();
  const signal = AbortSignal.timeout(options.limitMs ?? defaultLimitMs);
  const response = await fetch(url, {
    redirect: 'error',
    signal,
    headers: { Accept: 'application/json' },
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The weather provider answered ${response.status}`);
  }
  const body = await readBounded(response, maxBytes, signal);
  return parseWeather(body.toString('utf8'));
}
