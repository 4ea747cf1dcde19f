import { expect, test } from 'vitest';
import { splitAddresses } from '~/platform/mail/web-addresses';

const links = (text: string) => splitAddresses(text).flatMap(({ href }) => href ?? []);

test.each([
  ['Book at https://linden.example/en/rooms.', ['https://linden.example/en/rooms']],
  [
    '(https://linden.example/?a=1&b=2), http://b.example!',
    ['https://linden.example/?a=1&b=2', 'http://b.example'],
  ],
  ['„https://linden.example“', ['https://linden.example']],
  ['linden.example and javascript:alert(1)', []],
  ['', []],
])('%j links to %j', (text, expected) => {
  expect(links(text)).toEqual(expected);
  expect(
    splitAddresses(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
