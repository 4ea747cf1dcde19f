import type { SiteContent } from '~/content/content.server';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';
import { fetchOpenWeather } from './openweather.server';
import { WeatherCache, weatherLimits } from './weather-cache';

/** Where the weather comes from; an emulator has example values only. */
export type WeatherProvider = { url: string; apiKey: string; isEmulated?: boolean };

/** The configured provider; undefined if there is no API key. */
export function findWeatherProvider({
  WEATHER_URL: url,
  WEATHER_API_KEY: apiKey,
}: Pick<Env, 'WEATHER_URL' | 'WEATHER_API_KEY'>): WeatherProvider | undefined {
  return apiKey === undefined ? undefined : { url, apiKey };
}

/** Creates the cache of the weather at the hotel; undefined without a provider. */
export function createWeather(
  provider: WeatherProvider | undefined,
  content: SiteContent,
): WeatherCache | undefined {
  if (!provider) return undefined;
  const { url, apiKey, isEmulated } = provider;
  return new WeatherCache({
    ask: async () => {
      const { latitude, longitude } = content.current().get().site.hotel;
      const weather = await fetchOpenWeather({ url, apiKey, latitude, longitude });
      return isEmulated ? { ...weather, isExample: true } : weather;
    },
    // Logs only the error's name: its cause may contain the URL, which contains the API key.
    onFailure: (error) =>
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'No weather'),
  });
}

/** Fetches the weather immediately and then whenever it expires, so that pages always find it cached. */
export function startWeather(weather: WeatherCache, env: Pick<Env, 'JOB_INTERVAL_MS'>): Job {
  return startJob({
    name: 'weather',
    everyMs: jobInterval(env, weatherLimits.pause),
    run: () => weather.refresh(),
    log,
  });
}
