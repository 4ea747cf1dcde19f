import { expect, test } from 'vitest';
import { readInvoiceResponse } from '~/shop/invoices/fiscalisation/racun-odgovor.server';
import { readVector, sale, testAuthority } from '../../../../support/fiscalisation';

const read = (xml: string, changes: { messageId?: string; now?: Date; trusted?: never[] } = {}) =>
  readInvoiceResponse(xml, {
    trusted: testAuthority(),
    messageId: sale.messageId,
    now: new Date('2026-11-22T13:05:11Z'),
    ...changes,
  });

test('a JIR and an error are read from correctly signed responses', () => {
  expect(read(readVector('response-jir.xml'))).toEqual({
    kind: 'confirmed',
    jir: '6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b',
  });
  expect(read(readVector('response-s013.xml'))).toEqual({
    kind: 'refused',
    errors: [{ code: 's013', message: 'Račun sadrži restriktivne greške: 179' }],
  });
});

const answer = readVector('response-jir.xml');
const [signature = ''] = /<Signature.*<\/Signature>/s.exec(answer) ?? [];

test.each([
  ['a changed JIR', readVector('response-tampered.xml')],
  ['no signature', answer.replace(signature, '')],
  ['two signatures', answer.replace(signature, signature + signature)],
  ['another algorithm', answer.replaceAll('xmldsig-more#rsa-sha256', 'xmldsig-more#rsa-sha512')],
  ['a hash of before', answer.replace('xmlenc#sha256', 'xmldsig#sha1')],
  ['a reference to something else', answer.replace('URI="#G0', 'URI="#G1')],
  ['another message', readVector('request-sale.xml')],
  ['a document type', answer.replace('<soap:Envelope', '<!DOCTYPE x><soap:Envelope')],
  ['a second message', answer.replace('</soap:Body>', '<x></x></soap:Body>')],
  ['a fault', '<soap:Envelope xmlns:soap="x"><soap:Body><soap:Fault/></soap:Body></soap:Envelope>'],
  ['no XML', 'maintenance <'],
  ['nothing', ''],
])('%s is no answer', (_, xml) => {
  expect(() => read(xml)).toThrow(expect.objectContaining({ name: 'MessageRefused' }));
});

test('neither is one to another message, of another time, or signed by an untrusted issuer', () => {
  const xml = answer;
  expect(() => read(xml, { messageId: 'other' })).toThrow('another message');
  expect(() => read(xml, { now: new Date('2050-01-01') })).toThrow('not valid now');
  expect(() => read(xml, { trusted: [] })).toThrow('not signed by a trusted issuer');
});

test('a request’s signer may not sign responses', () => {
  const forged = answer.replace(
    /<X509Certificate>.*?<\/X509Certificate>/,
    () => /<X509Certificate>.*?<\/X509Certificate>/.exec(readVector('request-sale.xml'))?.[0] ?? '',
  );
  expect(() => read(forged)).toThrow('another signer');
});
