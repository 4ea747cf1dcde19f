import { getContent } from '~/content/content.server';
import { getEnv } from '~/platform/env/env.server';
import { log } from '~/platform/log/log.server';
import { askOpenWeather } from './openweather.server';
import { WeatherCache, weatherLimits } from './weather-cache';

let cache: WeatherCache | undefined;

/** The weather at the house; undefined where the operator has set no key. */
export function getWeather(): WeatherCache | undefined {
  const { WEATHER_URL, WEATHER_API_KEY } = getEnv();
  if (WEATHER_API_KEY === undefined) return undefined;
  cache ??= new WeatherCache({
    ask: () => {
      const { latitude, longitude } = getContent().get().site.house;
      return askOpenWeather({ url: WEATHER_URL, apiKey: WEATHER_API_KEY, latitude, longitude });
    },
    // Only the error's name and words: its cause may hold the address, and the address holds the key.
    onFailure: (error) =>
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'No weather'),
  });
  return cache;
}

/** Asks at once, then whenever the value has grown old, so that pages find it ready. @returns ends the asking */
export function startWeather(): () => Promise<void> {
  const weather = getWeather();
  if (!weather) return async () => {};
  void weather.refresh();
  const timer = setInterval(() => void weather.refresh(), weatherLimits.pause);
  timer.unref();
  return async () => clearInterval(timer);
}
