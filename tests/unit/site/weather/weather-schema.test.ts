import { expect, test } from 'vitest';
import { parseWeather } from '~/site/weather/weather-schema';

const answer = (temp: string, icon = '"10d"') =>
  `{"coord":{"lon":13.7,"lat":45.3},"weather":[{"id":500,"icon":${icon}}],"main":{"temp":${temp}},"cod":200}`;

test('only temperature and icon are kept of the provider’s response', () => {
  expect(parseWeather(answer('18.4'))).toEqual({ celsius: 18.4, icon: '10d' });
  expect(parseWeather(answer('-60'))).toEqual({ celsius: -60, icon: '10d' });
});

test.each([
  ['NaN', answer('NaN')],
  ['infinity', answer('1e999')],
  ['a text', answer('"18"')],
  ['null', answer('null')],
  ['what is colder than cold', answer('-999')],
  ['Kelvin', answer('291.5')],
  ['an unknown picture', answer('18', '"99z"')],
  ['a path for a picture', answer('18', '"../../etc"')],
  ['no weather', '{"main":{"temp":18},"weather":[]}'],
  ['an error of the provider’s', '{"cod":401,"message":"Invalid API key"}'],
  ['a page', '<!doctype html><title>Login</title>'],
  ['nothing', ''],
])('%s is refused', (_, json) => {
  expect(() => parseWeather(json)).toThrow();
});
