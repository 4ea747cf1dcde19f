import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { IssuerKeys } from './sign-message.server';

/** The certificate cannot be used. The message contains no secrets. */
export class CertificateError extends Error {
  override name = 'CertificateError';
}

const blocks = (pem: string, name: RegExp) =>
  [...pem.matchAll(/-----BEGIN ([A-Z ]+)-----[\s\S]+?-----END \1-----/g)].flatMap(
    ([block, title = '']) => (name.test(title) ? [block] : []),
  );

/** Reads all certificates of a PEM file. @throws CertificateError if there is none, or one cannot be read */
export function readCertificates(pem: string): X509Certificate[] {
  const certificates = blocks(pem, /^CERTIFICATE$/);
  if (certificates.length === 0) throw new CertificateError('there is no certificate in it');
  try {
    return certificates.map((block) => new X509Certificate(block));
  } catch {
    throw new CertificateError('a certificate in it is damaged');
  }
}

/**
 * Reads the issuer's key and certificate from one PEM file.
 * @param password of the key, if it has one
 * @throws CertificateError
 */
export function readIssuerKeys(pem: string, password?: string): IssuerKeys {
  const [privateKey] = blocks(pem, /PRIVATE KEY$/);
  if (!privateKey) throw new CertificateError('there is no private key in it');
  let key;
  try {
    key = createPrivateKey({ key: privateKey, ...(password && { passphrase: password }) });
  } catch {
    throw new CertificateError(
      'its private key is damaged, or FISCAL_PASSWORD is not its password',
    );
  }
  const certificate = readCertificates(pem).find((each) => each.checkPrivateKey(key));
  if (!certificate) throw new CertificateError('there is no certificate of its private key in it');
  return { key, certificate };
}

/** The seller's OIB in an application certificate: after `HR` at the end of O, or in the organisation identifier. */
export function certificateOib({ subject }: X509Certificate): string | undefined {
  const organisation = /(?:^|\n)O=[^\n]*HR(\d{11})(?:\n|$)/.exec(subject);
  const identifier = /(?:^|\n)(?:organizationIdentifier|2\.5\.4\.97)=(?:VATHR-|HR)(\d{11})(?:\n|$)/;
  return (organisation ?? identifier.exec(subject))?.[1];
}
