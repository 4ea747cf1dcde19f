import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignedXml } from 'xml-crypto';
import { expect, test } from 'vitest';
import {
  type InvoiceMessage,
  writeInvoiceMessage,
} from '~/shop/invoices/fiscalisation/racun-zahtjev';
import { signMessage, toEnvelope } from '~/shop/invoices/fiscalisation/sign-message.server';
import { issuerKeys, readVector, sale } from '../../../../support/fiscalisation';
import { makeTempDir } from '../../../../support/memory-database';

const late: InvoiceMessage = {
  ...sale,
  messageId: '0b7c9a5e-3c1d-4f7e-9b7a-6a1f2d3c4e02',
  sentAt: new Date('2026-11-22T15:30:00Z'),
  isLate: true,
};

const reversal: InvoiceMessage = {
  ...sale,
  messageId: '0b7c9a5e-3c1d-4f7e-9b7a-6a1f2d3c4e03',
  sentAt: new Date('2026-12-01T08:00:01Z'),
  issuedAt: new Date('2026-12-01T08:00:00Z'),
  number: 2,
  vat: [{ rate: 500, gross: -1690, base: -1610, vat: -80 }],
  totalCents: -1690,
  zki: 'c9168f6103f5146d0f18348582166306',
};

test.each([
  ['request-sale', sale],
  ['request-sale-late', late],
  ['request-storno-part', reversal],
])('%s is reproduced byte for byte, before and after signing', (name, message) => {
  const sentAt =
    /DatumVrijeme>(\d\d)\.(\d\d)\.(\d{4})T([\d:]+)</.exec(readVector(`${name}.unsigned.xml`)) ?? [];
  const [, day, month, year, time] = sentAt;
  const text = writeInvoiceMessage({
    ...message,
    sentAt: new Date(`${year}-${month}-${day}T${time}+01:00`),
  });
  expect(text).toBe(readVector(`${name}.unsigned.xml`));
  expect(toEnvelope(signMessage(text, issuerKeys()))).toBe(readVector(`${name}.xml`).trimEnd());
});

test('a seller outside the VAT system names no rates', () => {
  const text = writeInvoiceMessage({ ...sale, isInVat: false });
  expect(text).toContain('<tns:USustPdv>false</tns:USustPdv>');
  expect(text).not.toContain('Pdv>5');
  expect(text).not.toContain('<tns:Pdv>');
});

test('markup in a value stays text', () => {
  const text = writeInvoiceMessage({ ...sale, premises: 'A&B<C>' });
  expect(text).toContain('<tns:OznPosPr>A&amp;B&lt;C&gt;</tns:OznPosPr>');
});

test('another library finds the signature right, and a changed total wrong', () => {
  const { certificate } = issuerKeys();
  const envelope = toEnvelope(signMessage(writeInvoiceMessage(sale), issuerKeys()));
  const verify = (xml: string) => {
    const verifier = new SignedXml({ publicCert: certificate.toString() });
    verifier.loadSignature(/<Signature.*<\/Signature>/s.exec(xml)?.[0] ?? '');
    return verifier.checkSignature(xml);
  };
  expect(verify(envelope)).toBe(true);
  expect(verify(envelope.replace('>48.40<', '>48.41<'))).toBe(false);
});

const hasXmlsec = (() => {
  try {
    execFileSync('xmlsec1', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write('xmlsec1 is not installed: it does not check our signatures here\n');
    return false;
  }
})();

test.runIf(hasXmlsec)('xmlsec1 accepts our messages', () => {
  const folder = makeTempDir();
  const file = join(folder, 'request.xml');
  const authority = join(folder, 'ca.pem');
  writeFileSync(authority, readVector('ca-cert.pem'));
  const verify = (xml: string) => {
    writeFileSync(file, xml);
    const id = 'http://www.apis-it.hr/fin/2012/types/f73:RacunZahtjev';
    const trust = ['--enabled-key-data', 'x509', '--trusted-pem', authority];
    execFileSync('xmlsec1', ['--verify', ...trust, '--id-attr:Id', id, file], { stdio: 'ignore' });
  };
  const envelope = toEnvelope(
    signMessage(writeInvoiceMessage({ ...sale, number: 17 }), issuerKeys()),
  );
  expect(() => verify(envelope)).not.toThrow();
  expect(() => verify(envelope.replace('>17<', '>18<'))).toThrow();
});
