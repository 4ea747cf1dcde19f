import type { SiteContent } from '~/content/content.server';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';
import { askOpenWeather } from './openweather.server';
import { WeatherCache, weatherLimits } from './weather-cache';

/** The weather at the hotel; undefined where the operator has set no key. */
export function createWeather(
  { WEATHER_URL: url, WEATHER_API_KEY: apiKey }: Pick<Env, 'WEATHER_URL' | 'WEATHER_API_KEY'>,
  content: SiteContent,
): WeatherCache | undefined {
  if (apiKey === undefined) return undefined;
  return new WeatherCache({
    ask: () => {
      const { latitude, longitude } = content.current().get().site.hotel;
      return askOpenWeather({ url, apiKey, latitude, longitude });
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
