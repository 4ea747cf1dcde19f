import { createServer, type IncomingMessage } from 'node:http';
import { answerJson, type Answer, listen, sendAnswer, stop } from './answers';

type WeatherEmulatorOptions = {
  /** 0 for any free one. */
  port: number;
  apiKey: string;
  /** For tests: what the time is. */
  now?: () => Date;
};

/** The sky by the month, as the condition's id, OpenWeatherMap's group, its words and the picture's digits. */
const skies = {
  clear: { id: 800, main: 'Clear', description: 'clear sky', icon: '01' },
  few: { id: 801, main: 'Clouds', description: 'few clouds', icon: '02' },
  overcast: { id: 804, main: 'Clouds', description: 'overcast clouds', icon: '04' },
  rain: { id: 500, main: 'Rain', description: 'light rain', icon: '10' },
} as const;

/** Mean temperatures of the northern Adriatic hills in °C, and a usual sky, January first. */
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
 * An emulator of OpenWeatherMap's current weather (`GET /data/2.5/weather`) on loopback, for demonstrations: what is usual
 * there in this month, by day and by night. Wrong keys and places are refused as the service refuses them.
 * @returns its address, and how to end it
 */
export async function startWeatherEmulator({
  port,
  apiKey,
  now = () => new Date(),
}: WeatherEmulatorOptions): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    void sendAnswer(response, answer(request, apiKey, now()));
  });
  const url = await listen(server, port, '127.0.0.1');
  return { url, close: () => stop(server) };
}

function answer(request: IncomingMessage, apiKey: string, moment: Date): Answer {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (request.method !== 'GET' || pathname !== '/data/2.5/weather') {
    return answerJson(404, { cod: '404', message: 'Internal error' });
  }
  if (query.get('appid') !== apiKey) {
    return answerJson(401, { cod: 401, message: 'Invalid API key.' });
  }
  const lat = readDegrees(query.get('lat'), 90);
  const lon = readDegrees(query.get('lon'), 180);
  if (lat === undefined) return answerJson(400, { cod: '400', message: 'wrong latitude' });
  if (lon === undefined) return answerJson(400, { cod: '400', message: 'wrong longitude' });
  return answerJson(200, usualWeather({ lat, lon }, query.get('units'), moment));
}

function readDegrees(text: string | null, most: number): number | undefined {
  const value = text ? Number(text) : NaN;
  return Math.abs(value) <= most ? value : undefined;
}

const zeroCelsius = 273.15;

function usualWeather(coord: { lat: number; lon: number }, units: string | null, moment: Date) {
  const [mean, sky] = climate[moment.getUTCMonth()] ?? [15, 'clear'];
  // The sun's time is near enough: four minutes for a degree.
  const hour = (moment.getUTCHours() + moment.getUTCMinutes() / 60 + coord.lon / 15 + 24) % 24;
  const isDay = hour >= 6 && hour < 18;
  // Warmest at three in the afternoon.
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
