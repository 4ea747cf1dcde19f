import { expect, test } from 'vitest';
import { findRelyingParty } from '~/reception/passkeys/relying-party';

test.each([
  ['https://hotel.example', { id: 'hotel.example', origin: 'https://hotel.example' }],
  ['https://hotel.example:8443', { id: 'hotel.example', origin: 'https://hotel.example:8443' }],
  ['http://localhost:3002', { id: 'localhost', origin: 'http://localhost:3002' }],
])('passkeys belong to the host of %s', (siteUrl, party) => {
  expect(findRelyingParty(siteUrl)).toEqual(party);
});

test.each([
  'http://hotel.example',
  'http://127.0.0.1:3002',
  'https://127.0.0.1',
  'https://[::1]:3002',
])('browsers offer none at %s', (siteUrl) => {
  expect(findRelyingParty(siteUrl)).toBeUndefined();
});
