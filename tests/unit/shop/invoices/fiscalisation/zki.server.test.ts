import { expect, test } from 'vitest';
import { isOib } from '~/shop/invoices/fiscalisation/oib';
import { invoiceCheckUrl } from '~/shop/invoices/pdf/qr-text';
import { computeZki, zkiText } from '~/shop/invoices/fiscalisation/zki.server';
import { issuerKeys, readVector } from '../../../../support/fiscalisation';

type Vector = {
  name: string;
  fields: Record<'oib' | 'issuedAt' | 'number' | 'premises' | 'device' | 'total', string>;
  text: string;
  zki_sha256: string;
};

const { vectors } = JSON.parse(readVector('zki.json')) as { vectors: Vector[] };

test.each(vectors)('$name', ({ fields, text, zki_sha256 }) => {
  const [day, month, year, time] = fields.issuedAt.split(/[. ]/);
  const offset = Number(month) === 10 ? '+02:00' : '+01:00';
  const facts = {
    ...fields,
    issuedAt: new Date(`${year}-${month}-${day}T${time}${offset}`),
    number: Number(fields.number),
    totalCents: Math.round(Number(fields.total) * 100),
  };
  expect(zkiText(facts)).toBe(text);
  expect(computeZki(facts, issuerKeys().key)).toBe(zki_sha256);
});

test('check digits of OIBs', () => {
  for (const oib of ['12345678903', '98765432106', '00000000001']) expect(isOib(oib)).toBe(true);
  for (const oib of ['12345678901', '00169331406', '1234567890', 'HR123456789'])
    expect(isOib(oib)).toBe(false);
});

test('the QR code leads to the check, by JIR or else by ZKI, with the total in cents', () => {
  const issuedAt = new Date('2026-11-22T13:05:09Z');
  const invoice = { jir: null, zki: '0b77', issuedAt, totalCents: 152599 };
  expect(invoiceCheckUrl(invoice)).toBe(
    'https://porezna.gov.hr/rn?zki=0b77&datv=20261122_1405&izn=152599',
  );
  expect(invoiceCheckUrl({ ...invoice, jir: '6f1a', totalCents: -10550 })).toBe(
    'https://porezna.gov.hr/rn?jir=6f1a&datv=20261122_1405&izn=-10550',
  );
});
