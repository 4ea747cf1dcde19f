import { expect, test } from 'vitest';
import { postalLines, postalText } from '~/i18n/postal-address';

test.each([
  ['HR', ['Ilica 1', '31000 Osijek']],
  ['HU', ['Osijek', 'Ilica 1', '31000']],
  ['IE', ['Ilica 1', 'Osijek', '31000']],
  ['JP', ['Ilica 1', 'Osijek', '31000']],
  ['LV', ['Ilica 1', 'Osijek, 31000']],
  ['MT', ['Ilica 1', 'Osijek 31000']],
  ['US', ['Ilica 1', 'Osijek 31000']],
  ['ZZ', ['Ilica 1', '31000 Osijek']],
  ['constructor', ['Ilica 1', '31000 Osijek']],
])('city and postcode in the order of %s', (country, lines) => {
  const parts = { address: 'Ilica 1', postalCode: '31000', city: 'Osijek' };
  expect(postalLines({ ...parts, country })).toEqual(lines);
});

test.each(['HR', 'HU', 'IE', 'LV', 'MT'])(
  'what is missing leaves no empty line and no stray mark in %s',
  (country) => {
    expect(postalLines({ address: '', postalCode: '31000', city: '', country })).toEqual(['31000']);
    expect(postalLines({ address: '', postalCode: '', city: 'Osijek', country })).toEqual([
      'Osijek',
    ]);
    expect(postalLines({ address: 'Ilica 1', postalCode: '', city: '', country })).toEqual([
      'Ilica 1',
    ]);
  },
);

test.each([
  ['HR', 'Obala 1, 31000\u00a0Novi Grad'],
  ['HU', 'Novi Grad, Obala 1, 31000'],
  ['IE', 'Obala 1, Novi Grad, 31000'],
  ['LV', 'Obala 1, Novi Grad,\u00a031000'],
  ['US', 'Obala 1, Novi Grad\u00a031000'],
])('on one line in %s the postcode stays with its town', (country, text) => {
  const parts = { address: 'Obala 1', postalCode: '31000', city: 'Novi Grad' };
  expect(postalText({ ...parts, country })).toBe(text);
});

test('a postcode of two parts stays whole', () => {
  const parts = { address: '1 Quay', postalCode: 'D02 AF30', city: 'Dublin', country: 'IE' };
  expect(postalText(parts)).toBe('1 Quay, Dublin, D02\u00a0AF30');
});
