import { afterEach, describe, expect, it, vi } from 'vitest';
import { startWeatherEmulator } from '~/emulators/weather-emulator';
import { fetchOpenWeather } from '~/site/weather/openweather.server';

const apiKey = 'emulated-key';
const place = { latitude: 45.35, longitude: 13.75 };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function startAt(moment: string) {
  const now = () => new Date(moment);
  const { url, close } = await startWeatherEmulator({ port: 0, apiKey, now });
  closing.push(close);
  const get = (query: Record<string, string>) =>
    fetch(`${url}/data/2.5/weather?${new URLSearchParams(query).toString()}`);
  return { url, get };
}

describe('the emulator of OpenWeatherMap', () => {
  it.each([
    ['a January night', '2027-01-15T02:00:00Z', '04n', 1, 5],
    ['a July afternoon', '2027-07-15T14:00:00Z', '01d', 26, 29],
    ['an April morning', '2027-04-15T08:00:00Z', '10d', 11, 13],
  ])('answers the site’s own client: %s', async (_, moment, icon, least, most) => {
    const { url } = await startAt(moment);
    const weather = await fetchOpenWeather({ url, apiKey, ...place });
    expect(weather.icon).toBe(icon);
    expect(weather.celsius).toBeGreaterThanOrEqual(least);
    expect(weather.celsius).toBeLessThanOrEqual(most);
  });

  it('has the fields of the service, in the units that are asked for', async () => {
    const { get } = await startAt('2027-07-15T14:00:00Z');
    const asked = { lat: '45.35', lon: '13.75', appid: apiKey };
    const temperature = async (units: Record<string, string>) =>
      ((await (await get({ ...asked, ...units })).json()) as { main: { temp: number } }).main.temp;
    const celsius = await temperature({ units: 'metric' });
    expect(await temperature({ units: 'imperial' })).toBeCloseTo(1.8 * celsius + 32, 5);
    expect(await temperature({})).toBeCloseTo(celsius + 273.15, 5);
    expect(await (await get(asked)).json()).toMatchObject({
      coord: { lat: 45.35, lon: 13.75 },
      weather: [{ id: 800, main: 'Clear', description: 'clear sky', icon: '01d' }],
      dt: Date.parse('2027-07-15T14:00:00Z') / 1000,
      cod: 200,
    });
  });

  it.each([
    [401, { lat: '45', lon: '13', appid: 'another' }, 'Invalid API key.'],
    [400, { lat: '91', lon: '13', appid: apiKey }, 'wrong latitude'],
    [400, { lat: '45', lon: '', appid: apiKey }, 'wrong longitude'],
  ])('refuses as the service does: %d for %j', async (status, query, message) => {
    const { get } = await startAt('2027-07-15T14:00:00Z');
    const response = await get(query);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ cod: expect.anything(), message });
  });

  it('has no other address', async () => {
    const { url } = await startAt('2027-07-15T14:00:00Z');
    expect((await fetch(`${url}/data/2.5/forecast`)).status).toBe(404);
    const log = vi.fn();
    await fetchOpenWeather({ url, apiKey: 'another', ...place }).catch(log);
    expect(log).toHaveBeenCalledOnce();
  });

  it('survives an address that is none, as a port scanner sends it', async () => {
    const { url } = await startAt('2027-07-15T14:00:00Z');
    expect((await fetch(`${url}//`)).status).toBe(404);
    expect((await fetch(`${url}/data/2.5/forecast`)).status).toBe(404);
  });
});
