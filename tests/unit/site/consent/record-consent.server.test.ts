import { expect, test } from 'vitest';
import { recordConsent } from '~/site/consent/record-consent.server';
import { makeEnv } from '../../../support/load-context';

const env = makeEnv({ SITE_URL: 'https://www.linden.example' });

const answer = (value: string, cookie = '', from = '/en/shop') =>
  recordConsent(
    env,
    new Request('https://www.linden.example/consent', {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ answer: value, from }),
    }),
  );

test('the answer is kept for half a year, for this host alone, and leads back to the page', async () => {
  expect(await answer('yes')).toEqual({
    cookies: ['__Host-consent=yes; Max-Age=15552000; Path=/; SameSite=Lax; Secure'],
    page: '/en/shop',
  });
});

test('a refusal deletes the analytics cookies on every domain that they may be set on', async () => {
  const taken = await answer('no', 'cart=x; _ga=GA1.1.2; _ga_ABC123=GS1; _gat=1; other_ga=1');
  const drops = ['_ga', '_ga_ABC123'].flatMap((name) => [
    `${name}=; Max-Age=0; Path=/`,
    `${name}=; Max-Age=0; Path=/; Domain=www.linden.example`,
    `${name}=; Max-Age=0; Path=/; Domain=linden.example`,
  ]);
  expect(taken?.cookies.slice(1)).toEqual(drops);
  expect((await answer('yes', '_ga=1'))?.cookies).toHaveLength(1);
});

test('an address that a browser takes for another host does not lead there', async () => {
  for (const from of ['//own.invalid//shop', '/.//shop', '/\\own.invalid\\/shop', '/en//shop']) {
    expect((await answer('yes', '', from))?.page).toBe('/cookies');
  }
});

test('any other value is no answer', async () => {
  expect(await answer('maybe')).toBeUndefined();
});
