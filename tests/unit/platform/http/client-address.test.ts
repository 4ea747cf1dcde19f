import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, clientKey, readClient } from '~/platform/http/client-address';

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '10.0.0.9' },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test.each([
  [0, '203.0.113.7', '10.0.0.9'],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [2, '198.51.100.1, 203.0.113.7, 10.1.1.1', '203.0.113.7'],
  [1, undefined, '10.0.0.9'],
  [2, '203.0.113.7', '10.0.0.9'],
  [1, ' , ', '10.0.0.9'],
])('behind %i proxies, %j comes from %s', (proxies, forwarded, address) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(address);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['203.0.113.7:52144', '203.0.113.7'],
  ['::ffff:203.0.113.7:52144', '203.0.113.7'],
  ['[2001:db8:1:2::9]:52144', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
])('%s counts as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

test('a forged header is limited in length', () => {
  expect(clientKey('x'.repeat(10_000)).length).toBeLessThanOrEqual(64);
});

test.each([
  ['203.0.113.7', { key: '203.0.113.7' }],
  ['::ffff:203.0.113.7', { key: '203.0.113.7' }],
  ['2001:db8:1:2::9', { key: '2001:db8:1:2::/64', network: '2001:db8:1::/48' }],
  ['2001:db8:1:ff::9', { key: '2001:db8:1:ff::/64', network: '2001:db8:1::/48' }],
  ['2001:db8::1', { key: '2001:db8:0:0::/64', network: '2001:db8:0::/48' }],
  ['203.0.113.7:52144', { key: '203.0.113.7' }],
  ['[2001:db8:1:2::9]:52144', { key: '2001:db8:1:2::/64', network: '2001:db8:1::/48' }],
])('limits count %s as %o', (address, client) => {
  const request = new Request('https://linden.example', { headers: { 'x-site-client': address } });
  expect(readClient(request)).toEqual(client);
});
