import type { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  readCertificates,
  readIssuerKeys,
} from '~/shop/invoices/fiscalisation/issuer-certificate.server';
import type { InvoiceMessage } from '~/shop/invoices/fiscalisation/racun-zahtjev';
import type { IssuerKeys } from '~/shop/invoices/fiscalisation/sign-message.server';

/** A file of the test vectors, as it is. */
export const readVector = (name: string): string =>
  readFileSync(new URL(`../fixtures/fiscalisation/${name}`, import.meta.url), 'utf8');

let keys: IssuerKeys | undefined;

/** The throw-away keys of the test vectors. Read once: OpenSSL takes milliseconds, and random tests need them hundreds of times. */
export const issuerKeys = () =>
  (keys ??= readIssuerKeys(readVector('issuer-key.pem') + readVector('issuer-cert.pem')));

let authority: X509Certificate[] | undefined;

export const testAuthority = () => (authority ??= readCertificates(readVector('ca-cert.pem')));

/** The first test vector: invoice 1/WEB1/1 over 48.40. */
export const sale: InvoiceMessage = {
  messageId: '0b7c9a5e-3c1d-4f7e-9b7a-6a1f2d3c4e01',
  sentAt: new Date('2026-11-22T13:05:10Z'),
  oib: '12345678903',
  issuedAt: new Date('2026-11-22T13:05:09Z'),
  sequence: 'N',
  number: 1,
  premises: 'WEB1',
  device: '1',
  isInVat: true,
  vat: [
    { rate: 500, gross: 3858, base: 3674, vat: 184 },
    { rate: 2500, gross: 982, base: 786, vat: 196 },
  ],
  totalCents: 4840,
  operatorOib: '98765432106',
  zki: '0b772c3ba96cbfab0d1a6409d0f09e40',
  isLate: false,
};
