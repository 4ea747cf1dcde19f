import { X509Certificate } from 'node:crypto';
import { DOMParser } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';
import { fiscalNamespace } from './racun-zahtjev';
import { MessageRefused } from './message-refused';
import { algorithms } from './sign-message.server';

export type Expectation = {
  /** The local name of the signed element. */
  root: string;
  canonicalisation: 'inclusive' | 'exclusive';
  /** Trusted roots and intermediates. */
  trusted: readonly X509Certificate[];
  /** Whether a certificate belongs to an expected signer. */
  isSigner: (certificate: X509Certificate) => boolean;
  now: Date;
};

const xmldsig = 'http://www.w3.org/2000/09/xmldsig#';

/** Parses untrusted XML. @throws MessageRefused also if it has a document type, which rules out entities */
function parseXml(xml: string): Document {
  const refuse = (): never => {
    throw new MessageRefused('not XML', 'shape');
  };
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) refuse();
  const errorHandler = { warning: () => {}, error: refuse, fatalError: refuse };
  try {
    const document: Document | undefined = new DOMParser({ errorHandler }).parseFromString(
      xml,
      'text/xml',
    );
    return document?.documentElement ? document : refuse();
  } catch {
    return refuse();
  }
}

const elementsOf = (parent: Node): Element[] =>
  Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === 1);

function single<Item>(items: readonly Item[], name: string, kind: MessageRefused['kind']): Item {
  const [item] = items;
  if (item === undefined || items.length > 1)
    throw new MessageRefused(`not exactly one ${name}`, kind);
  return item;
}

const attributeOf = (element: Element, name: string) => element.getAttribute(name) ?? '';

/**
 * Verifies a signed SOAP message exactly as received, because its namespaces are part of the signed data.
 * @returns only the signed element, so that unsigned data cannot be read by mistake
 * @throws MessageRefused
 */
export function verifyMessage(
  xml: string,
  { root, canonicalisation, trusted, isSigner, now }: Expectation,
): { element: Element; certificate: X509Certificate } {
  const document = parseXml(xml);
  const body = single(
    elementsOf(document.documentElement).filter(({ localName }) => localName === 'Body'),
    'Body',
    'shape',
  );
  const message = single(elementsOf(body), 'message', 'shape');
  if (message.localName !== root || message.namespaceURI !== fiscalNamespace)
    throw new MessageRefused('another message', 'shape');
  const signature = single(
    Array.from(document.getElementsByTagNameNS(xmldsig, 'Signature')),
    'Signature',
    'signature',
  );
  if (signature.parentNode !== message)
    throw new MessageRefused('a signature in another place', 'signature');
  checkAlgorithms(signature, attributeOf(message, 'Id'), algorithms[canonicalisation]);
  const certificate = readCertificate(signature);
  checkCertificate(certificate, trusted, now);
  if (!isSigner(certificate)) throw new MessageRefused('another signer', 'certificate');
  return { element: readSigned(xml, signature, certificate), certificate };
}

function checkAlgorithms(signature: Element, id: string, canonicalisation: string): void {
  const of = (name: string) => Array.from(signature.getElementsByTagNameNS(xmldsig, name));
  const only = (name: string) => single(of(name), name, 'signature');
  const found = [
    attributeOf(only('CanonicalizationMethod'), 'Algorithm'),
    attributeOf(only('SignatureMethod'), 'Algorithm'),
    attributeOf(only('DigestMethod'), 'Algorithm'),
    attributeOf(only('Reference'), 'URI'),
    ...of('Transform').map((transform) => attributeOf(transform, 'Algorithm')),
  ];
  const expected = [
    canonicalisation,
    algorithms.signature,
    algorithms.digest,
    `#${id}`,
    algorithms.enveloped,
    canonicalisation,
  ];
  if (id === '' || found.join(' ') !== expected.join(' '))
    throw new MessageRefused('other algorithms', 'signature');
}

function readCertificate(signature: Element): X509Certificate {
  const [holder] = Array.from(signature.getElementsByTagNameNS(xmldsig, 'X509Certificate'));
  try {
    return new X509Certificate(
      Buffer.from((holder?.textContent ?? '').replaceAll(/\s/g, ''), 'base64'),
    );
  } catch {
    throw new MessageRefused('no certificate', 'certificate');
  }
}

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate) =>
  certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

const isValidAt = ({ validFrom, validTo }: X509Certificate, now: Date) =>
  Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo);

/** Follows trusted certificates up to a self-signed root. */
function checkCertificate(
  certificate: X509Certificate,
  trusted: readonly X509Certificate[],
  now: Date,
): void {
  if (!isValidAt(certificate, now)) throw new MessageRefused('not valid now', 'certificate');
  let last = certificate;
  for (let steps = 0; steps < 4; steps++) {
    const issuer = trusted.find(
      (each) => each.ca && isIssuedBy(last, each) && isValidAt(each, now),
    );
    if (!issuer) break;
    if (isIssuedBy(issuer, issuer)) return;
    last = issuer;
  }
  throw new MessageRefused('not signed by a trusted issuer', 'certificate');
}

function readSigned(xml: string, signature: Element, certificate: X509Certificate): Element {
  const verifier = new SignedXml({
    publicCert: certificate.toString(),
    getCertFromKeyInfo: () => null,
  });
  let isRight: boolean;
  try {
    verifier.loadSignature(signature);
    isRight = verifier.checkSignature(xml);
  } catch {
    // The library throws when the signature value is wrong.
    isRight = false;
  }
  const [signed, ...others] = isRight ? verifier.getSignedReferences() : [];
  if (signed === undefined || others.length > 0)
    throw new MessageRefused('a wrong signature', 'signature');
  return parseXml(signed).documentElement;
}

/** The text of the only element with this name; undefined if there is none or more than one. */
export function findText(element: Element, name: string): string | undefined {
  const [found, ...others] = Array.from(element.getElementsByTagNameNS(fiscalNamespace, name));
  return found && others.length === 0 ? (found.textContent ?? '').trim() : undefined;
}

/** All elements with this name. */
export const listElements = (element: Element, name: string): Element[] =>
  Array.from(element.getElementsByTagNameNS(fiscalNamespace, name));
