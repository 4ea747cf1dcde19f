import { expect, test } from 'vitest';
import {
  formatTemperature,
  fromWeatherResponse,
  isWeatherIcon,
  toWeatherResponse,
} from '~/site/weather/weather';

const shown = (celsius: number) => formatTemperature(celsius).replaceAll('\u00A0', ' ');

test.each([
  [18, '+18 °C / +64 °F'],
  [18.4, '+18 °C / +65 °F'],
  [0.5, '+1 °C / +33 °F'],
  [0.4, '0 °C / +33 °F'],
  [0, '0 °C / +32 °F'],
  [-0.4, '0 °C / +31 °F'],
  [-0.6, '−1 °C / +31 °F'],
  [-17.6, '−18 °C / 0 °F'],
  [-17.9, '−18 °C / 0 °F'],
  [-18.4, '−18 °C / −1 °F'],
  [-60, '−60 °C / −76 °F'],
])('%s degrees read %s: each number has the sign of what it shows', (celsius, text) => {
  expect(shown(celsius)).toBe(text);
});

test('number and unit never part at the end of a line', () => {
  expect(formatTemperature(7)).toBe('+7\u00A0°C / +45\u00A0°F');
});

test('only the eighteen existing icons are requested', () => {
  expect(['01d', '01n', '50n', '13d'].every(isWeatherIcon)).toBe(true);
  expect(['05d', '10x', '10', '', '../01d', '01d.svg', '01d\n'].some(isWeatherIcon)).toBe(false);
});

test('the browser accepts only the server’s response', () => {
  const weather = { celsius: -0.2, icon: '13n' };
  expect(fromWeatherResponse({ data: toWeatherResponse(weather) })).toEqual(weather);
  const example = { ...weather, isExample: true } as const;
  expect(fromWeatherResponse({ data: toWeatherResponse(example) })).toEqual(example);
  expect(fromWeatherResponse({})).toBeUndefined();
  expect(fromWeatherResponse({ data: { main: { temp: 1 }, weather: [] } })).toBeUndefined();
  expect(
    fromWeatherResponse({ data: { main: { temp: 1 }, weather: [{ icon: '/x' }] } }),
  ).toBeUndefined();
});
