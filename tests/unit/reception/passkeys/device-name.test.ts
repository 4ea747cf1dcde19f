import { expect, test } from 'vitest';
import { guessDevice } from '~/reception/passkeys/device-name';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 'Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux'],
  ['', undefined],
])('%s is called %s', (userAgent, name) => {
  const headers = { 'user-agent': userAgent };
  expect(guessDevice(new Request('https://hotel.example', { headers }))).toBe(name);
});
