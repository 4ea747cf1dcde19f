import type { SiteContent } from '~/content/content.server';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';
import { fetchOpenWeather } from './openweather.server';
import { WeatherCache, weatherLimits } from './weather-cache';

/** The source of the weather; an emulator has examples only. */
export type WeatherProvider = { url: string; apiKey: string; isEmulated?: boolean };

/** The operator's provider; undefined without a key. */
export function findWeatherProvider({
  WEATHER_URL: url,
  WEATHER_API_KEY: apiKey,
}: Pick<Env, 'WEATHER_URL' | 'WEATHER_API_KEY'>): WeatherProvider | undefined {
  return apiKey === undefined ? undefined : { url, apiKey };
}

/** The weather at the hotel; undefined without a provider. */
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
    // Only the error's name and message: its cause may hold the address, and the address holds the key.
    onFailure: (error) =>
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'No weather'),
  });
}

/** Fetches immediately, then whenever the value has expired, so that pages find it ready. */
export function startWeather(weather: WeatherCache, env: Pick<Env, 'JOB_INTERVAL_MS'>): Job {
  return startJob({
    name: 'weather',
    everyMs: jobInterval(env, weatherLimits.pause),
    run: () => weather.refresh(),
    log,
  });
}
