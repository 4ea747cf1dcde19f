import type { IncomingMessage } from 'node:http';
import {
  type EmulatorResponse,
  type EmulatorServer,
  jsonResponse,
  sendResponse,
  serveEmulator,
} from './responses';

type WeatherEmulatorOptions = {
  /** 0 selects a free port. */
  port: number;
  apiKey: string;
  /** Replaces the clock in tests. */
  now?: () => Date;
};

/** Weather conditions: OpenWeatherMap's condition id, group, description and icon number. */
const skies = {
  clear: { id: 800, main: 'Clear', description: 'clear sky', icon: '01' },
  few: { id: 801, main: 'Clouds', description: 'few clouds', icon: '02' },
  overcast: { id: 804, main: 'Clouds', description: 'overcast clouds', icon: '04' },
  rain: { id: 500, main: 'Rain', description: 'light rain', icon: '10' },
} as const;

/** Mean temperatures of the northern Adriatic hills in °C and a typical sky, by month from January. */
const climate: readonly (readonly [celsius: number, sky: keyof typeof skies])[] = [
  [5.2, 'overcast'],
  [5.9, 'few'],
  [8.8, 'few'],
  [12.4, 'rain'],
  [17.1, 'few'],
  [21.2, 'clear'],
  [23.9, 'clear'],
  [23.6, 'clear'],
  [18.8, 'few'],
  [14.3, 'rain'],
  [9.9, 'rain'],
  [6.4, 'overcast'],
];

/**
 * Emulates OpenWeatherMap's current weather (`GET /data/2.5/weather`) on loopback for demonstrations, with typical
 * weather for the month and time of day. Wrong keys and places are rejected as by the real service.
 * @returns its URL, and a function to stop it
 */
export function startWeatherEmulator({
  port,
  apiKey,
  now = () => new Date(),
}: WeatherEmulatorOptions): Promise<EmulatorServer> {
  return serveEmulator({ port }, async (request, response) =>
    sendResponse(response, respond(request, apiKey, now())),
  );
}

function respond(request: IncomingMessage, apiKey: string, moment: Date): EmulatorResponse {
  // Not every request target is a URL.
  const [path, search] = (request.url ?? '/').split('?', 2);
  const query = new URLSearchParams(search);
  if (request.method !== 'GET' || path !== '/data/2.5/weather') {
    return jsonResponse(404, { cod: '404', message: 'Internal error' });
  }
  if (query.get('appid') !== apiKey) {
    return jsonResponse(401, { cod: 401, message: 'Invalid API key.' });
  }
  const lat = readDegrees(query.get('lat'), 90);
  const lon = readDegrees(query.get('lon'), 180);
  if (lat === undefined) return jsonResponse(400, { cod: '400', message: 'wrong latitude' });
  if (lon === undefined) return jsonResponse(400, { cod: '400', message: 'wrong longitude' });
  return jsonResponse(200, usualWeather({ lat, lon }, query.get('units'), moment));
}

function readDegrees(text: string | null, most: number): number | undefined {
  const value = text ? Number(text) : NaN;
  return Math.abs(value) <= most ? value : undefined;
}

const zeroCelsius = 273.15;

function usualWeather(coord: { lat: number; lon: number }, units: string | null, moment: Date) {
  const [mean, sky] = climate[moment.getUTCMonth()] ?? [15, 'clear'];
  // Approximate solar time: four minutes per degree of longitude.
  const hour = (moment.getUTCHours() + moment.getUTCMinutes() / 60 + coord.lon / 15 + 24) % 24;
  const isDay = hour >= 6 && hour < 18;
  // Warmest at 15:00 solar time.
  const celsius = Math.round((mean + 4 * Math.cos(((hour - 15) / 12) * Math.PI)) * 10) / 10;
  const toUnit: Record<string, number> = { metric: celsius, imperial: 1.8 * celsius + 32 };
  const temp = toUnit[units ?? 'standard'] ?? celsius + zeroCelsius;
  const { icon, ...condition } = skies[sky];
  return {
    coord,
    weather: [{ ...condition, icon: `${icon}${isDay ? 'd' : 'n'}` }],
    base: 'stations',
    main: { temp, feels_like: temp, temp_min: temp, temp_max: temp, pressure: 1015, humidity: 68 },
    visibility: 10_000,
    wind: { speed: 2.1, deg: 60 },
    clouds: { all: sky === 'clear' ? 0 : 75 },
    dt: Math.floor(moment.getTime() / 1000),
    id: 0,
    name: 'Emulated',
    cod: 200,
  };
}
