import { createPrivateKey } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  certificateOib,
  readIssuerKeys,
} from '~/shop/invoices/fiscalisation/issuer-certificate.server';
import { issuerKeys, readVector } from '../../../../support/fiscalisation';

const key = readVector('issuer-key.pem');
const certificate = readVector('issuer-cert.pem');

test('key and certificate are found in one file, whatever else is in it', () => {
  const keys = readIssuerKeys(`Bag Attributes\n${readVector('ca-cert.pem')}${key}${certificate}`);
  expect(certificateOib(keys.certificate)).toBe('12345678903');
  expect(certificateOib(readIssuerKeys(key + certificate).certificate)).toBe(
    certificateOib(issuerKeys().certificate),
  );
});

test('a key with a password needs it', () => {
  const locked = createPrivateKey(key)
    .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' })
    .toString();
  expect(readIssuerKeys(locked + certificate, 'secret').key.type).toBe('private');
  for (const password of [undefined, 'wrong'])
    expect(() => readIssuerKeys(locked + certificate, password)).toThrow('FISCAL_PASSWORD');
});

test('a file without one of the two, or with half of it, is refused', () => {
  expect(() => readIssuerKeys(certificate)).toThrow('no private key');
  expect(() => readIssuerKeys(key)).toThrow('no certificate');
  const damaged = certificate.replace(/(?<=BEGIN CERTIFICATE-----\n).{20}/, '');
  expect(() => readIssuerKeys(key + damaged)).toThrow('damaged');
  expect(() => readIssuerKeys(key + readVector('cis-cert.pem'))).toThrow('no certificate');
  expect(certificateOib(issuerKeys().certificate)).toBe('12345678903');
});
