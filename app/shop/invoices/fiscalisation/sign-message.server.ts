import { createHash, type KeyObject, sign, type X509Certificate } from 'node:crypto';
import { escapeText } from '~/platform/text/markup';

/** The issuer's private key and certificate. */
export type IssuerKeys = { key: KeyObject; certificate: X509Certificate };

/** The only algorithms that the tax office accepts. */
export const algorithms = {
  signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
  enveloped: 'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  exclusive: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  inclusive: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
} as const;

const xmldsig = 'http://www.w3.org/2000/09/xmldsig#';

const method = (name: string, algorithm: string) => `<${name} Algorithm="${algorithm}"></${name}>`;

/** The certificate's issuer by RFC 2253, most specific name first. Node lists the names in reverse, one per line. */
const issuerName = ({ issuer }: X509Certificate): string =>
  issuer.split('\n').toReversed().join(',');

/**
 * Inserts the issuer's signature before the end of a message (XML-DSig, enveloped, exclusive canonicalisation).
 * Deterministic for the same message and key.
 * @param message in its canonical form, with `Id="RacunZahtjev"`
 */
export function signMessage(message: string, { key, certificate }: IssuerKeys): string {
  const digest = createHash('sha256').update(message).digest('base64');
  const content = [
    method('CanonicalizationMethod', algorithms.exclusive),
    method('SignatureMethod', algorithms.signature),
    '<Reference URI="#RacunZahtjev"><Transforms>',
    method('Transform', algorithms.enveloped),
    method('Transform', algorithms.exclusive),
    '</Transforms>',
    method('DigestMethod', algorithms.digest),
    `<DigestValue>${digest}</DigestValue></Reference>`,
  ].join('');
  // In the document the namespace is declared on `Signature`, but the canonical `SignedInfo` must repeat it.
  const canonical = `<SignedInfo xmlns="${xmldsig}">${content}</SignedInfo>`;
  const value = sign('sha256', Buffer.from(canonical), key).toString('base64');
  const signature = [
    `<Signature xmlns="${xmldsig}"><SignedInfo>${content}</SignedInfo>`,
    `<SignatureValue>${value}</SignatureValue><KeyInfo><X509Data>`,
    `<X509Certificate>${certificate.raw.toString('base64')}</X509Certificate>`,
    `<X509IssuerSerial><X509IssuerName>${escapeText(issuerName(certificate))}</X509IssuerName>`,
    `<X509SerialNumber>${BigInt(`0x${certificate.serialNumber}`)}</X509SerialNumber>`,
    '</X509IssuerSerial></X509Data></KeyInfo></Signature>',
  ].join('');
  const end = message.lastIndexOf('</');
  return message.slice(0, end) + signature + message.slice(end);
}

/** Wraps a signed message in a SOAP 1.1 envelope without changing it. */
export const toEnvelope = (signed: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>${signed}</soapenv:Body></soapenv:Envelope>`;
