import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewTabLink } from '~/components/ui/new-tab-link';
import { whenIdle } from '~/platform/browser/idle';
import { formatTemperature, fromWeatherResponse, skyOf, type Weather } from './weather';

/** `unknown`: the page was rendered before the weather was known, so scripts may request it. */
export type PageWeather = Weather | 'unknown';

type WeatherLineProps = { weather: PageWeather | undefined; place: string };

/**
 * Icon and temperature at the hotel. Reserves its space from the start, so that nothing moves when the value arrives.
 */
export function WeatherLine({ weather, place }: WeatherLineProps) {
  const known = useWeather(weather);
  if (weather === undefined) return null;
  return <div className="weather">{known ? <Known weather={known} place={place} /> : null}</div>;
}

function Known({ weather, place }: { weather: Weather; place: string }) {
  const { t } = useTranslation();
  return (
    <>
      <img
        src={`/weather/${weather.icon}.svg`}
        width={40}
        height={40}
        loading="lazy"
        alt={t(`weather.sky.${skyOf(weather)}`)}
      />
      <p>
        <span className="weather__place" translate="no">
          {place}
        </span>{' '}
        <span className="tabular">{formatTemperature(weather.celsius)}</span>
      </p>
      {weather.isExample ? (
        <p className="weather__source">{t('weather.example')}</p>
      ) : (
        <NewTabLink className="weather__source" href={provider}>
          {t('weather.source')}
        </NewTabLink>
      )}
    </>
  );
}

// OpenWeatherMap's licence requires this link.
const provider = 'https://openweathermap.org/';

/** Requests the weather from this site's API once, when the browser is idle, if the page was rendered without it. */
function useWeather(given: PageWeather | undefined): Weather | undefined {
  const [asked, setAsked] = useState<Weather>();
  const isUnknown = given === 'unknown';
  useEffect(() => {
    if (!isUnknown) return undefined;
    const abandon = new AbortController();
    const ask = () => fetchFromServer(abandon.signal).then(setAsked, () => {});
    const cancel = whenIdle(() => void ask(), 5_000);
    return () => {
      cancel();
      abandon.abort();
    };
  }, [isUnknown]);
  return given === 'unknown' ? asked : given;
}

async function fetchFromServer(signal: AbortSignal): Promise<Weather | undefined> {
  const response = await fetch('/api/weather', { signal });
  return response.ok ? fromWeatherResponse(await response.json()) : undefined;
}
