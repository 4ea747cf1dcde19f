import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createInvoicing } from '~/shop/invoices/set-up-invoicing.server';
import { readVector } from '../../../support/fiscalisation';
import { makeEnv } from '../../../support/load-context';
import { makeContent } from '../../../support/made-up-hotel/content';
import { makeTempDir } from '../../../support/memory-database';

function setUp(changes: Parameters<typeof makeEnv>[0] = {}, taxNumber = '12345678903', now?: Date) {
  const { site } = makeContent();
  const seller = { ...site.seller, country: 'HR', taxNumber };
  return createInvoicing(makeEnv(changes), { ...site, seller }, now);
}

function files() {
  const folder = makeTempDir();
  const [certificate, authority] = [join(folder, 'issuer.pem'), join(folder, 'ca.pem')];
  writeFileSync(certificate, readVector('issuer-key.pem') + readVector('issuer-cert.pem'));
  writeFileSync(authority, readVector('ca-cert.pem'));
  return { FISCAL_CERTIFICATE: certificate, FISCAL_CA: authority };
}

const trial = { FISCAL_URL: 'https://cistest.apis-it.hr:8449/FiskalizacijaServiceTest' };

test('a demonstration uses the throw-away certificate and the emulator', () => {
  expect(setUp({ demonstration: true })).toMatchObject({ kind: 'own', url: undefined });
});

test('where cards are charged and no software issues invoices, nothing may be charged', () => {
  const { site } = makeContent();
  expect(setUp({ demonstration: false })).toMatchObject({
    kind: 'missing',
    reason: expect.stringContaining('INVOICES=external'),
  });
  expect(setUp({ demonstration: false, INVOICES: 'external' })).toEqual({ kind: 'external' });
  const abroad = { ...site, seller: { ...site.seller, country: 'IE' } };
  expect(createInvoicing(makeEnv({ demonstration: false }), abroad)).toEqual({ kind: 'external' });
});

test('a certificate that fits seller and address is used', () => {
  const own = setUp({ demonstration: false, ...files(), ...trial });
  expect(own).toMatchObject({
    kind: 'own',
    url: trial.FISCAL_URL,
    issuer: { oib: '12345678903', operatorOib: '12345678903', premises: 'WEB1', isInVat: true },
  });
});

test.each([
  ['a certificate for trials at the real address', {}, '12345678903', 'is for trials'],
  ['another seller’s certificate', trial, '98765432106', 'not the seller’s'],
  ['a wrong operator', { ...trial, FISCAL_OPERATOR_OIB: '12345678901' }, '12345678903', 'no OIB'],
  ['a missing file', { ...trial, FISCAL_CA: '/nowhere' }, '12345678903', 'cannot be read'],
])('%s lets nothing be charged', (_, changes, oib, reason) => {
  expect(setUp({ demonstration: false, ...files(), ...changes }, oib)).toMatchObject({
    kind: 'missing',
    reason: expect.stringContaining(reason),
  });
});

test('a certificate that is over lets nothing be charged', () => {
  const later = new Date('2047-01-01');
  const over = setUp({ demonstration: false, ...files(), ...trial }, '12345678903', later);
  expect(over).toMatchObject({ kind: 'missing', reason: expect.stringContaining('no longer') });
});
