import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Locale } from '~/i18n/locales';
import type { ListedInvoice } from '~/shop/invoices/invoice-list.server';
import { renderInvoicePdf } from '~/shop/invoices/pdf/invoice-pdf.server';
import { makeTempDir } from '../../../../support/memory-database';
import { hasProgram } from '../../../../support/programs';

const everywhere = (text: string) => ({ hr: text, en: text, it: text, de: text });

function makeInvoice(locale: Locale, changes: Partial<ListedInvoice> = {}): ListedInvoice {
  return {
    id: 1,
    key: 'L-2026-000001:charged',
    kind: 'sale',
    original_id: null,
    order_id: 1,
    order_number: 'L-2026-000001',
    year: 2026,
    number: 1,
    premises: 'WEB1',
    device: '1',
    sequence: 'N',
    issued_at: '2026-11-22T13:05:09.000Z',
    oib: '12345678903',
    operator_oib: '98765432106',
    is_in_vat: 1,
    total_cents: 4840,
    vat: '[]',
    zki: '0b772c3ba96cbfab0d1a6409d0f09e40',
    certificate_serial: '1',
    locale,
    content: '{}',
    goods: null,
    state: 'confirmed',
    jir: '6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b',
    last_error: null,
    original: null,
    original_number: null,
    original_issued_at: null,
    original_premises: null,
    original_device: null,
    vatTotals: [
      { rate: 500, gross: 3858, base: 3674, vat: 184 },
      { rate: 2500, gross: 982, base: 786, vat: 196 },
    ],
    seller: {
      legalName: 'Linden društvo s ograničenom odgovornošću',
      street: 'Đačka šetnica 4',
      postalCode: '52000',
      city: 'Žminj',
      country: 'HR',
      vatId: 'HR12345678903',
      phoneDisplay: '+385 52 000 000',
      email: 'shop@linden.example',
      details: [everywhere('Trgovački sud, MBS 130000000')],
    },
    buyer: {
      fullName: 'Ana Čačić',
      address: 'Ćirilometodska 1',
      postalCode: '10000',
      city: 'Dubrovnik',
      country: 'HR',
    },
    orderedAt: '2026-11-20T10:00:00.000Z',
    lines: [
      {
        kind: 'goods',
        name: 'Spring oil, 500 ml',
        legalName: 'Proljetno ulje, 500 ml',
        count: 2,
        unitCents: 1690,
        totalCents: 3380,
        rates: [500],
      },
      { kind: 'delivery', totalCents: 1460, rates: [500, 2500] },
    ],
    ...changes,
  };
}

const hasPdftotext = hasProgram('pdftotext', ['-v']);

function readPdf(pdf: Buffer): string {
  const file = join(makeTempDir(), 'invoice.pdf');
  writeFileSync(file, pdf);
  return execFileSync('pdftotext', ['-layout', file, '-']).toString().replaceAll('\u00a0', ' ');
}

test('the same invoice makes the same file, with its fonts, and of no more than 60 kB', async () => {
  const pdf = await renderInvoicePdf(makeInvoice('de'));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.equals(await renderInvoicePdf(makeInvoice('de')))).toBe(true);
  expect(pdf.length).toBeLessThan(60_000);
});

test.each([
  ['Ana Čačić', false],
  ['Ștefan Țăran', false],
  ['Ελένη Ρήγα', false],
  ['Share capital: 20.000,00\u00a0€', false],
  ['Иван Ђорђевић', true],
  ['Nguyễn Văn An', true],
])('%s is drawn in letters that its font has', async (fullName, isRare) => {
  const { buyer } = makeInvoice('en');
  const pdf = await renderInvoicePdf(makeInvoice('en', { buyer: { ...buyer, fullName } }));
  expect(pdf.includes('+NotoSerif-Regular')).toBe(isRare);
});

test.runIf(hasPdftotext)('it says what the law wants, with every Croatian letter', async () => {
  const text = readPdf(await renderInvoicePdf(makeInvoice('hr')));
  for (const part of [
    'Račun 1/WEB1/1',
    'Đačka šetnica 4, 52000 Žminj',
    'OIB 12345678903',
    'Ana Čačić',
    'Ćirilometodska 1',
    '22. studenoga 2026.',
    'Proljetno ulje, 500 ml',
    'Dostava',
    'kartica',
    '48,40 €',
    '36,74 €',
    '1,84 €',
    '0b772c3ba96cbfab0d1a6409d0f09e40',
    '6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b',
  ])
    expect(text).toContain(part);
});

test.runIf(hasPdftotext)('the buyer’s address is written as in its country', async () => {
  const { buyer } = makeInvoice('en');
  const dublin = { ...buyer, city: 'Dublin', postalCode: 'D02 AF30', country: 'IE' };
  const text = readPdf(await renderInvoicePdf(makeInvoice('en', { buyer: dublin })));
  expect(text).toMatch(/ Dublin\n.* D02 AF30\n.* Irska \/ Ireland\n/);
});

test.runIf(hasPdftotext)('outside the VAT system it has no rate and names the law', async () => {
  const text = readPdf(await renderInvoicePdf(makeInvoice('hr', { is_in_vat: 0 })));
  expect(text).not.toContain('%');
  expect(text).not.toContain('sadrže PDV');
  expect(text).toContain('čl. 90. st. 1.');
});

test.runIf(hasPdftotext)(
  'buyers read it in their language too, and a reversal names its original',
  async () => {
    const original = { number: 1, premises: 'WEB1', device: '1', issuedAt: '2026-11-22T13:05:09Z' };
    const reversal = makeInvoice('de', {
      kind: 'storno',
      number: 2,
      total_cents: -4840,
      original,
      jir: null,
    });
    const text = readPdf(await renderInvoicePdf(reversal));
    for (const part of [
      'Storno računa / Stornorechnung 2/WEB1/1',
      '1/WEB1/1',
      'noch nicht vergeben',
    ])
      expect(text).toContain(part);
    expect(text.replaceAll('−', '-')).toContain('-48,40 €');
  },
);

test.runIf(hasPdftotext)('every further page has the invoice’s number and its own', async () => {
  const [line] = makeInvoice('hr').lines;
  const lines = Array.from({ length: 40 }, () => line ?? []).flat();
  const [, ...others] = readPdf(await renderInvoicePdf(makeInvoice('hr', { lines })))
    .trimEnd()
    .split('\f');
  expect(others.map((text) => text.trim().split('\n')[0])).toEqual([
    'Račun 1/WEB1/1 · 2/3',
    'Račun 1/WEB1/1 · 3/3',
  ]);
});
