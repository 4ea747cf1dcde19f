import { readFileSync } from 'node:fs';
import type { Site } from '~/content/content-schema';
import type { Env } from '~/platform/env/env-schema';
import { demonstrationAuthority, demonstrationIssuer } from './demonstration-certificate';
import type { Invoicing, Issuer } from './invoicing';
import {
  certificateOib,
  CertificateError,
  readCertificates,
  readIssuerKeys,
} from './issuer-certificate.server';
import { isOib } from './oib';

/**
 * Reads from the settings who issues the invoices. The law is Croatian, so for sellers elsewhere the site never does.
 * @param now the time at which the certificate must be valid
 */
export function createInvoicing(env: Env, { seller }: Site, now = new Date()): Invoicing {
  if (env.INVOICES === 'external' || seller.country !== 'HR') return { kind: 'external' };
  if (env.FISCAL_CERTIFICATE !== undefined && env.FISCAL_CA !== undefined)
    return setUpOwn(env, env.FISCAL_CERTIFICATE, env.FISCAL_CA, seller.taxNumber, now);
  if (!env.demonstration) {
    const reason =
      'no invoice can be issued: set FISCAL_CERTIFICATE and FISCAL_CA, or INVOICES=external if other software does';
    return { kind: 'missing', reason };
  }
  const keys = readIssuerKeys(demonstrationIssuer);
  return {
    kind: 'own',
    issuer: toIssuer(env, keys, certificateOib(keys.certificate) ?? ''),
    trusted: readCertificates(demonstrationAuthority),
    url: undefined,
  };
}

const toIssuer = (env: Env, keys: Issuer['keys'], oib: string): Issuer => ({
  keys,
  oib,
  operatorOib: env.FISCAL_OPERATOR_OIB ?? oib,
  premises: env.FISCAL_PREMISES,
  device: env.FISCAL_DEVICE,
  sequence: env.FISCAL_SEQUENCE,
  isInVat: env.FISCAL_VAT,
});

/** The tax office's test certificates, and the server that accepts them. */
const isForTrial = { certificate: /demo|test|throw-away/i, url: /cistest/i };

function setUpOwn(
  env: Env,
  certificateFile: string,
  authorityFile: string,
  sellerOib: string,
  now: Date,
): Invoicing {
  try {
    const keys = readIssuerKeys(readFileSync(certificateFile, 'utf8'), env.FISCAL_PASSWORD);
    const trusted = readCertificates(readFileSync(authorityFile, 'utf8'));
    const problem = findProblem(env, keys.certificate, sellerOib, now);
    if (problem) return { kind: 'missing', reason: problem };
    if (trusted.length === 0) return { kind: 'missing', reason: 'FISCAL_CA has no certificate' };
    return {
      kind: 'own',
      issuer: toIssuer(env, keys, sellerOib),
      trusted,
      url: env.FISCAL_URL,
    };
  } catch (error) {
    const cause = error instanceof CertificateError ? error.message : 'it cannot be read';
    return { kind: 'missing', reason: `FISCAL_CERTIFICATE or FISCAL_CA is wrong: ${cause}` };
  }
}

function findProblem(
  env: Env,
  certificate: Issuer['keys']['certificate'],
  sellerOib: string,
  now: Date,
): string | undefined {
  if (certificateOib(certificate) !== sellerOib)
    return 'the OIB in FISCAL_CERTIFICATE is not the seller’s';
  if (!isOib(env.FISCAL_OPERATOR_OIB ?? sellerOib)) return 'FISCAL_OPERATOR_OIB is no OIB';
  if (Date.parse(certificate.validTo) < now.getTime())
    return 'FISCAL_CERTIFICATE is no longer valid';
  const forTrial = isForTrial.certificate.test(certificate.issuer);
  if (forTrial !== isForTrial.url.test(env.FISCAL_URL))
    return forTrial
      ? 'FISCAL_CERTIFICATE is for trials, and FISCAL_URL is the real address'
      : 'FISCAL_CERTIFICATE is a real one, and FISCAL_URL is for trials';
  return undefined;
}
