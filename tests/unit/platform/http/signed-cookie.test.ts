import { createCookie } from '@remix-run/node';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCookie, unsign } from '~/platform/http/signed-cookie';

const secrets = ['n'.repeat(40), 'o'.repeat(40)];

/** As the cart reads it: the payload of a signed cookie of that name. */
function read(header: string): unknown {
  const signed = findCookie(header, 'cart');
  const value = signed && unsign(signed, secrets);
  return value ? JSON.parse(Buffer.from(value, 'base64').toString('utf8')) : null;
}

test('what the framework signs is read, with either secret, among other cookies', async () => {
  for (const secret of secrets) {
    const cookie = createCookie('cart', { secrets: [secret] });
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 2 }), async (value) => {
        fc.pre(value !== '');
        const [pair = ''] = (await cookie.serialize(value)).split(';');
        expect(read(`a=1; ${pair}; cart2=3`)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 300 },
    );
  }
});

test('any header gives the same result as the framework', async () => {
  const cookie = createCookie('cart', { secrets });
  const [good = ''] = (await cookie.serialize({ l: [['p', 'v', 1]] })).split(';');
  const piece = fc.oneof(
    fc.constantFrom(
      good,
      good.slice(5),
      'cart=',
      'cart',
      ';',
      '; ',
      '=',
      '"',
      '%',
      '%E0%A4%A',
      ' ',
    ),
    fc.string({ maxLength: 8 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
      const header = pieces.join('');
      expect(read(header) ?? null).toEqual((await cookie.parse(header)) || null);
    }),
    { numRuns: 3000 },
  );
});

test('a cookie without the site’s signature counts as none', () => {
  for (const signed of ['', '.', 'a', 'a.b', `${'x'.repeat(9)}.${'A'.repeat(43)}`]) {
    expect(unsign(signed, secrets)).toBeUndefined();
  }
});

test.each([
  ['cartX; cart=1', '1'],
  ['cart; cart=1', '1'],
  ['cart=1; cart=2', '1'],
  ['cart="a b"', 'a b'],
  ['cart=ab"', 'ab"'],
  ['cart="ab%', '"ab%'],
  ['cart=%7B%7D', '{}'],
  ['cart=%E0%A4%A; cart=2', '%E0%A4%A'],
  ['cart=a=b', 'a=b'],
  ['cart=', ''],
  ['Cart=1; xcart=2', undefined],
  ['', undefined],
])('the cookie of %j is %j', (header, value) => {
  expect(findCookie(header, 'cart')).toBe(value);
});
