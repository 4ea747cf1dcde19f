import { readFileSync } from 'node:fs';
import type { Site } from '~/content/content-schema';
import { EnvError, type Env, type EnvName, envDescriptions } from '~/platform/env/env-schema';
import { hasPage } from '~/routing/paths';
import {
  demonstrationAuthority,
  demonstrationIssuer,
} from './fiscalisation/demonstration-certificate';
import { type Invoicing, invoicingAt, type Issuer } from './invoicing';
import {
  certificateOib,
  CertificateError,
  readCertificates,
  readIssuerKeys,
} from './fiscalisation/issuer-certificate.server';
import { isOib } from './fiscalisation/oib';

/**
 * Reads from the settings who issues the invoices. The law is Croatian, so for sellers elsewhere the site never does, nor
 * in a hotel without a shop.
 * @param now the time at which the certificate must be valid: one that has expired keeps the shop from charging, but
 * must not keep the site from starting
 * @throws EnvError if the settings are wrong
 */
export function createInvoicing(env: Env, { seller }: Site, now: Date): Invoicing {
  const isElsewhere = env.INVOICES === 'external' || seller.country !== 'HR';
  if (isElsewhere || !hasPage('shop')) return { kind: 'external' };
  if (env.FISCAL_OPERATOR_OIB !== undefined && !isOib(env.FISCAL_OPERATOR_OIB))
    throw new EnvError([describeWrong('FISCAL_OPERATOR_OIB', 'its check digit does not fit')]);
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
  const problems: string[] = [];
  const keys = readOrNote(problems, 'FISCAL_CERTIFICATE', certificateFile, (pem) =>
    readIssuerKeys(pem, env.FISCAL_PASSWORD),
  );
  const trusted = readOrNote(problems, 'FISCAL_CA', authorityFile, readCertificates);
  if (!keys || !trusted) throw new EnvError(problems);
  const { certificate } = keys;
  const forTrial = isForTrial.certificate.test(certificate.issuer);
  if (forTrial !== isForTrial.url.test(env.FISCAL_URL)) {
    const kind = forTrial ? 'for trials' : 'a real one';
    throw new EnvError([describeWrong('FISCAL_URL', `FISCAL_CERTIFICATE is ${kind}`)]);
  }
  // Neither is a setting: time passes, and the seller is part of the content.
  if (certificateOib(certificate) !== sellerOib)
    return { kind: 'missing', reason: 'the OIB in FISCAL_CERTIFICATE is not the seller’s' };
  const issuer = toIssuer(env, keys, sellerOib);
  return invoicingAt({ kind: 'own', issuer, trusted, url: env.FISCAL_URL }, now);
}

/** Notes what is wrong with a file, instead of throwing. */
function readOrNote<Result>(
  problems: string[],
  name: 'FISCAL_CERTIFICATE' | 'FISCAL_CA',
  path: string,
  read: (pem: string) => Result,
): Result | undefined {
  try {
    return read(readFileSync(path, 'utf8'));
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    const cause =
      error instanceof CertificateError ? error.message : `its file cannot be read (${code})`;
    problems.push(describeWrong(name, cause));
    return undefined;
  }
}

const describeWrong = (name: EnvName, cause: string) =>
  `${name} is wrong: ${cause}; it takes ${envDescriptions[name]}`;
