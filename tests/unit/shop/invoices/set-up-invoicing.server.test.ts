import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EnvError } from '~/platform/env/env-schema';
import { createInvoicing } from '~/shop/invoices/set-up-invoicing.server';
import { readVector } from '../../../support/fiscalisation';
import { makeEnv } from '../../../support/load-context';
import { makeContent } from '../../../support/made-up-hotel/content';
import { makeTempDir } from '../../../support/memory-database';

function setUp(
  changes: Parameters<typeof makeEnv>[0] = {},
  taxNumber = '12345678903',
  now = new Date(),
) {
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
  expect(createInvoicing(makeEnv({ demonstration: false }), abroad, new Date())).toEqual({
    kind: 'external',
  });
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
  [
    'a certificate for trials at the real address',
    {},
    ['FISCAL_URL is wrong: FISCAL_CERTIFICATE is for trials'],
  ],
  [
    'a check digit that does not fit',
    { ...trial, FISCAL_OPERATOR_OIB: '12345678901' },
    ['FISCAL_OPERATOR_OIB is wrong'],
  ],
  [
    'a missing file',
    { ...trial, FISCAL_CA: '/nowhere' },
    ['FISCAL_CA is wrong: its file cannot be read (ENOENT)'],
  ],
  [
    'files of another kind',
    { ...trial, FISCAL_CERTIFICATE: 'package.json', FISCAL_CA: 'package.json' },
    [
      'FISCAL_CERTIFICATE is wrong: there is no private key in it',
      'FISCAL_CA is wrong: there is no certificate in it',
    ],
  ],
])('%s stops the start, and says what it takes', (_, changes, problems) => {
  const refused = catchError(() => setUp({ demonstration: false, ...files(), ...changes }));
  expect(refused.problems).toEqual(problems.map((problem) => expect.stringContaining(problem)));
  for (const problem of refused.problems) expect(problem).toMatch(/; it takes .+, e\.g\. /);
});

function catchError(work: () => unknown): EnvError {
  try {
    work();
  } catch (error) {
    if (error instanceof EnvError) return error;
    throw error;
  }
  throw new Error('The settings were accepted');
}

test.each([
  ['a certificate that has expired', '12345678903', new Date('2047-01-01'), 'no longer valid'],
  ['content with another seller', '98765432106', undefined, 'not the seller’s'],
])('%s lets nothing be charged, but the site starts', (_, oib, now, reason) => {
  expect(setUp({ demonstration: false, ...files(), ...trial }, oib, now)).toMatchObject({
    kind: 'missing',
    reason: expect.stringContaining(reason),
  });
});
