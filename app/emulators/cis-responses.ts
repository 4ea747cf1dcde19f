import { createPrivateKey, type KeyObject, randomBytes, X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { escapeText } from '~/platform/text/markup';
import { fiscalNamespace } from '~/shop/invoices/fiscalisation/racun-zahtjev';
import { algorithms } from '~/shop/invoices/fiscalisation/sign-message.server';
import type { EmulatorResponse } from './responses';
import { cisCertificate, cisKey } from './cis-certificate';

/** The key and certificate with which responses are signed. */
export type Signer = { key: KeyObject; certificate: X509Certificate };

export const cisSigner = (): Signer => ({
  key: createPrivateKey(cisKey),
  certificate: new X509Certificate(cisCertificate),
});

type Outcome = { jir: string } | { code: string; message: string };

const tag = (name: string, value: string) => `<tns:${name}>${escapeText(value)}</tns:${name}>`;

/** Responds in the tax office's format: signed in its envelope, with inclusive canonicalisation of its namespaces. */
export function invoiceResponse(
  { messageId, now, outcome }: { messageId: string; now: string; outcome: Outcome },
  signer: Signer,
): EmulatorResponse {
  const id = `G0x${randomBytes(6).toString('hex')}-4D`;
  const content =
    'jir' in outcome
      ? tag('Jir', outcome.jir)
      : `<tns:Greske><tns:Greska>${tag('SifraGreske', outcome.code)}${tag('PorukaGreske', outcome.message)}</tns:Greska></tns:Greske>`;
  const head = `<tns:Zaglavlje>${tag('IdPoruke', messageId)}${tag('DatumVrijeme', now)}</tns:Zaglavlje>`;
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsd="http://www.w3.org/2001/XMLSchema"><soap:Body>',
    `<tns:RacunOdgovor xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:tns="${fiscalNamespace}" Id="${id}">`,
    `${head}${content}</tns:RacunOdgovor></soap:Body></soap:Envelope>`,
  ].join('');
  return xmlResponse('jir' in outcome ? 200 : 500, sign(xml, signer));
}

export const xmlResponse = (status: number, body: string): EmulatorResponse => ({
  status,
  headers: { 'content-type': 'text/xml; charset=utf-8' },
  body,
});

function sign(xml: string, { key, certificate }: Signer): string {
  const root = "//*[local-name(.)='RacunOdgovor']";
  const signed = new SignedXml({
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }),
    publicCert: certificate.toString(),
    signatureAlgorithm: algorithms.signature,
    canonicalizationAlgorithm: algorithms.inclusive,
  });
  signed.addReference({
    xpath: root,
    transforms: [algorithms.enveloped, algorithms.inclusive],
    digestAlgorithm: algorithms.digest,
  });
  signed.computeSignature(xml, { location: { reference: root, action: 'append' } });
  return signed.getSignedXml();
}

/** A SOAP fault, as servers return for a message they do not recognise. */
export const faultResponse = (text: string): EmulatorResponse =>
  xmlResponse(
    500,
    `<?xml version="1.0" encoding="UTF-8"?>\n<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault><faultcode>soap:Client</faultcode><faultstring>${escapeText(text)}</faultstring></soap:Fault></soap:Body></soap:Envelope>`,
  );
