import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartLine } from '~/shop/cart/cart';
import { createCartCookie } from '~/shop/cart/cart.server';

const newSecret = 'n'.repeat(40);
const oldSecret = 'o'.repeat(40);

const load = (secrets: readonly string[] = [newSecret], siteUrl = 'http://localhost:3002') =>
  createCartCookie(siteUrl, secrets);

const lines: CartLine[] = [
  { productId: 'autumn-oil', variantId: 'autumn-oil-500', count: 2 },
  { productId: 'soap', variantId: 'soap', count: 99 },
];

const request = (cookie?: string) =>
  new Request('http://localhost/shop/cart', { headers: cookie === undefined ? {} : { cookie } });
const pairOf = (header: string | undefined) => (header ?? '').split(';')[0] ?? '';
const unknown = { lines: [], known: false };

/** A cookie of any content with a true signature: what an older or newer version of us may have sent. */
function sign(payload: unknown): string {
  const value = Buffer.from(JSON.stringify(payload)).toString('base64');
  const signature = createHmac('sha256', newSecret)
    .update(value)
    .digest('base64')
    .replace(/=+$/, '');
  return `cart=${encodeURIComponent(`${value}.${signature}`)}`;
}

test('a written cart is read back with the key of its checkout', async () => {
  const { read: readCart, write: writeCart } = load();
  const header = await writeCart({ lines, checkout: 'ab'.repeat(16) });
  expect(readCart(request(pairOf(header)))).toEqual({
    lines,
    checkout: 'ab'.repeat(16),
    known: true,
  });
});

test('a cookie that holds a variant twice is read as one line', () => {
  const payload = { l: [...lines, lines[0]].map((line) => Object.values(line ?? {})) };
  expect(load().read(request(sign(payload))).lines).toEqual(lines);
});

test('the country chosen for delivery is kept; an unknown one does not lose the cart', async () => {
  const { read: readCart, write: writeCart } = load();
  const header = await writeCart({ lines, country: 'AT' });
  expect(readCart(request(pairOf(header)))).toEqual({ lines, country: 'AT', known: true });
  const l = [['autumn-oil', 'autumn-oil-500', 2]];
  for (const d of ['at', 7, null]) {
    expect(readCart(request(sign({ l, d })))).toEqual({ lines: [lines[0]], known: true });
  }
});

test('an emptied cart is known and empty; no cart is unknown', async () => {
  const { read: readCart, write: writeCart } = load();
  expect(readCart(request(pairOf(await writeCart({ lines: [] }))))).toMatchObject({
    lines: [],
    known: true,
  });
  expect(readCart(request())).toEqual(unknown);
  expect(readCart(request('other=1'))).toEqual(unknown);
});

test('the cookie is out of reach of scripts and other sites, and on https of plain http', async () => {
  const plain = (await load().write({ lines })) ?? '';
  expect(plain).toMatch(/^cart=/);
  // Seven days: so the cookies page says.
  expect(plain).toMatch(/; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  const { write: writeCart } = load([newSecret], 'https://shop.example');
  expect(await writeCart({ lines })).toMatch(
    /^__Host-cart=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('the cookie holds ids and counts, no prices and nothing else', async () => {
  const { write: writeCart } = load();
  const value = decodeURIComponent(pairOf(await writeCart({ lines })).slice('cart='.length));
  const payload: unknown = JSON.parse(Buffer.from(value.split('.')[0] ?? '', 'base64').toString());
  expect(payload).toEqual({
    l: [
      ['autumn-oil', 'autumn-oil-500', 2],
      ['soap', 'soap', 99],
    ],
  });
});

test('a cookie signed with the old secret is read, and the new one signs', async () => {
  const before = pairOf(await load([oldSecret]).write({ lines }));
  const { read: readCart, write: writeCart } = load([newSecret, oldSecret]);
  expect(readCart(request(before))).toMatchObject({ lines, known: true });
  const after = pairOf(await writeCart({ lines }));
  const { read: readWithNew } = load([newSecret]);
  expect(readWithNew(request(after))).toMatchObject({ lines, known: true });
  expect(readWithNew(request(before))).toEqual(unknown);
});

test('a cart of 50 ordinary lines fits; one too large for browsers is refused', async () => {
  const { read: readCart, write: writeCart } = load();
  const many = (length: number, idLength: number): CartLine[] =>
    Array.from({ length }, (_, index) => ({
      productId: 'p'.repeat(idLength),
      variantId: `v${index}`.padEnd(idLength, 'x'),
      count: 99,
    }));
  const fits = await writeCart({ lines: many(50, 14), checkout: 'ab'.repeat(16) });
  expect(Buffer.byteLength(fits ?? '')).toBeLessThanOrEqual(4096);
  expect(readCart(request(pairOf(fits))).lines).toHaveLength(50);
  expect(await writeCart({ lines: many(50, 64) })).toBeUndefined();
  expect(await writeCart({ lines: many(100, 14) })).toBeUndefined();
});

test('a cart that fits still fits with a country and the key of its checkout', async () => {
  const { write: writeCart } = load([newSecret], 'https://linden.example');
  /** 25 lines, of which the first ones have longer ids. */
  const cart = (letters: number): CartLine[] =>
    Array.from({ length: 25 }, (_, index) => ({
      productId: 'p'.repeat(40),
      variantId: `v${index}-`.padEnd(40 + Math.min(Math.max(letters - 24 * index, 0), 24), 'x'),
      count: 99,
    }));
  let letters = 0;
  for (; await writeCart({ lines: cart(letters) }); letters++) {
    const begun = { lines: cart(letters), country: 'AT', checkout: 'ab'.repeat(16) };
    expect([letters, await writeCart(begun)]).not.toContain(undefined);
  }
  // Neither refused from the start nor never.
  expect(letters).toBeGreaterThan(100);
  expect(letters).toBeLessThan(600);
});

test.each([
  ['a hundred lines', { l: Array.from({ length: 100 }, (_, index) => ['p', `v${index}`, 1]) }],
  ['no lines', {}],
  ['lines that are none', { l: [1, 'a'] }],
  ['nothing', null],
  ['a number', 7],
  ['lines of too many parts', { l: [['p', 'v', 1, 2]] }],
])('a truly signed cookie with %s is an unknown cart', async (_, payload) => {
  const { read: readCart } = load();
  expect(readCart(request(sign(payload)))).toEqual(unknown);
});

test('lines that no longer make sense are left out, the others stay', async () => {
  const { read: readCart } = load();
  const l = [
    ['autumn-oil', 'autumn-oil-500', 2],
    ['autumn-oil', 'v', 0],
    ['autumn-oil', 'v', 1.5],
    ['__proto__', 'v', 1],
    ['b', 'v', 100],
  ];
  expect(readCart(request(sign({ l })))).toMatchObject({ lines: [lines[0]], known: true });
});

test('any change to a cookie’s text makes it an unknown cart, never an exception', async () => {
  const { read: readCart, write: writeCart } = load();
  const good = pairOf(await writeCart({ lines, checkout: 'ab'.repeat(16) }));
  const text = decodeURIComponent(good.slice('cart='.length));
  const position = fc.integer({ min: 0, max: text.length - 1 });
  await fc.assert(
    fc.asyncProperty(position, fc.string({ maxLength: 3 }), fc.nat(4), async (at, insert, cut) => {
      const changed = text.slice(0, at) + insert + text.slice(at + cut);
      // Base64 ignores padding, so the same bytes may be written in two ways.
      fc.pre(changed.replace(/=+(?=\.|$)/g, '') !== text.replace(/=+(?=\.|$)/g, ''));
      expect(readCart(request(`cart=${encodeURIComponent(changed)}`))).toEqual(unknown);
    }),
    { numRuns: 2000 },
  );
});

test('any Cookie header gives a cart, possibly an unknown one', async () => {
  const { read: readCart } = load();
  const byte = fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code));
  const garbage = fc.array(byte, { maxLength: 300 }).map((bytes) => bytes.join(''));
  const piece = fc.oneof(
    garbage,
    fc.constantFrom('cart=', '%', '%E0%A4%A', ';', '.', 'cart=.', '__proto__=1'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
      expect(readCart(request(pieces.join('').trim()))).toEqual(unknown);
    }),
    { numRuns: 2000 },
  );
});

test('a cart that one reader changes is read unchanged by the next', async () => {
  const cookie = load();
  const header = pairOf(await cookie.write({ lines }));
  const [first] = cookie.read(request(header)).lines;
  if (first) first.count = 50;
  expect(cookie.read(request(header))).toMatchObject({ lines, known: true });
  expect(cookie.readHeader(header).lines).toEqual(lines);
});
