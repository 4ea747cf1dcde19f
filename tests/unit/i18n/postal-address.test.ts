import { expect, test } from 'vitest';
import { postalLines } from '~/i18n/postal-address';

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
