import { join } from 'node:path';
import type PDFDocument from 'pdfkit';
import { countryName, formatMoney } from '~/i18n/format';
import { postalLines } from '~/i18n/postal-address';
import { staffLocale } from '~/i18n/staff-locale';
import { vatContext } from '~/i18n/vat-context';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import type { ListedInvoice } from '../invoice-list.server';
import { formatInvoiceNumber } from '../invoice-number';
import {
  bilingualLabels,
  formatRates,
  inBothLanguages,
  type InvoiceLabels,
  toColumns,
  toFacts,
  toOriginalLine,
} from './invoice-labels';
import { numberPages } from './page-numbers';
import { drawQr } from './qr-drawing';
import { invoiceCheckUrl } from './qr-text';

// Complete fonts: the site's are subsets without some letters and without the glyph parts that č and š are composed of.
const fontFolder = join(process.cwd(), 'app/shop/invoices/pdf/fonts');

/** What Cardo lacks: a buyer in Bulgaria may write in Cyrillic, and each of its letters would be an empty box. */
const rare = /[^\u{20}-\u{17f}\u{218}-\u{21b}\u{2010}-\u{203a}€\p{Script=Greek}]/u;

const page = { left: 56, right: 539, width: 483, bottom: 770 } as const;
const ink = '#2a2320';
const faint = '#6b615b';
const millimetre = 72 / 25.4;

type Pdf = InstanceType<typeof PDFDocument>;

/**
 * Renders an invoice or reversal on A4 from the data stored when it was issued, and its JIR. The output is deterministic.
 */
export async function renderInvoicePdf(invoice: ListedInvoice): Promise<Buffer> {
  // Loaded with the first invoice, so that starting the site does not wait for 2 MB of code.
  const { default: Document } = await import('pdfkit');
  const words = bilingualLabels(invoice.locale, getMailTexts);
  const title = `${words(invoice.kind)} ${formatInvoiceNumber(invoice)}`;
  const pdf = new Document({
    size: 'A4',
    margins: { top: 56, bottom: 56, left: page.left, right: 56 },
    lang: staffLocale,
    tagged: true,
    bufferPages: true,
    info: {
      Title: title,
      Author: invoice.seller.legalName,
      CreationDate: new Date(invoice.issued_at),
    },
  });
  pdf.registerFont('text', join(fontFolder, 'cardo-regular.ttf'));
  pdf.registerFont('strong', join(fontFolder, 'cardo-bold.ttf'));
  pdf.registerFont('rare', join(fontFolder, 'noto-serif-regular.ttf'));
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  drawHead(pdf, invoice, words);
  drawLines(pdf, invoice, words);
  drawTotals(pdf, invoice, words);
  drawCodes(pdf, invoice, words);
  numberPages(pdf.font('text').fontSize(9).fillColor(faint), title, page.left);
  pdf.end();
  return done;
}

function drawHead(pdf: Pdf, invoice: ListedInvoice, words: InvoiceLabels): void {
  const { seller, buyer, original, locale } = invoice;
  pdf.fillColor(ink).font('strong').fontSize(20);
  pdf.text(`${words(invoice.kind)} ${formatInvoiceNumber(invoice)}`, page.left, 56);
  pdf.font('text').fontSize(10.5).moveDown(0.3);
  if (original) {
    const { issuedAt } = original;
    pdf.text(
      toOriginalLine({ number: formatInvoiceNumber(original), issuedAt }, locale, getMailTexts),
    );
  }
  pdf.moveDown(1);
  const top = pdf.y;
  const people: [string, string[]][] = [
    [
      words('seller'),
      [
        seller.legalName,
        `${seller.street}, ${seller.postalCode} ${seller.city}`,
        `OIB ${invoice.oib}`,
        ...(invoice.is_in_vat === 1 && seller.vatId ? [`PDV ID ${seller.vatId}`] : []),
        ...seller.details.map((line) => line[staffLocale]),
        `${seller.phoneDisplay}, ${seller.email}`,
      ],
    ],
    [
      words('buyer'),
      [
        buyer.fullName,
        ...postalLines(buyer),
        inBothLanguages(locale, (each) => countryName(buyer.country, each)).join(' / '),
      ],
    ],
  ];
  const ends = people.map(([label, lines], index) => {
    const at = page.left + index * 262;
    pdf.font('text').fontSize(9).fillColor(faint).text(label, at, top, { width: 221 });
    pdf.fontSize(10.5).fillColor(ink);
    for (const line of lines) {
      pdf.font(rare.test(line) ? 'rare' : 'text').text(line, at, pdf.y, { width: 221 });
    }
    return pdf.y;
  });
  pdf.x = page.left;
  pdf.y = Math.max(...ends) + 16;
  for (const [label, value] of toFacts(invoice, words))
    drawPair(pdf, label, value, locale === staffLocale ? 130 : 221);
  pdf.moveDown(1);
}

function drawPair(pdf: Pdf, label: string, value: string, width: number): void {
  const y = pdf.y;
  pdf
    .font('text')
    .fontSize(9)
    .fillColor(faint)
    .text(label, page.left, y + 1, { width });
  const end = pdf.y;
  pdf.fontSize(10.5).fillColor(ink);
  pdf.text(value, page.left + width, y, { width: page.width - width });
  pdf.y = Math.max(pdf.y, end);
  pdf.x = page.left;
}

const columns = [
  { at: page.left, width: 222, align: 'left' },
  { at: 282, width: 42, align: 'right' },
  { at: 328, width: 74, align: 'right' },
  { at: 406, width: 62, align: 'right' },
  { at: 470, width: 69, align: 'right' },
] as const;

/** The columns of lines without a rate. */
const plainColumns = [
  { ...columns[0], width: 288 },
  { ...columns[1], at: 348 },
  { ...columns[2], at: 394 },
  columns[4],
] as const;

function drawRow(pdf: Pdf, cells: readonly string[], font: 'text' | 'strong', size = 10.5): void {
  pdf.font(font).fontSize(size);
  const layout = cells.length < columns.length ? plainColumns : columns;
  const heights = cells.map((cell, index) =>
    pdf.heightOfString(cell || ' ', { width: layout[index]?.width ?? 0 }),
  );
  const height = Math.max(...heights);
  if (pdf.y + height > page.bottom) pdf.addPage();
  const y = pdf.y;
  for (const [index, cell] of cells.entries()) {
    const column = layout[index];
    if (column && cell) pdf.text(cell, column.at, y, { width: column.width, align: column.align });
  }
  pdf.x = page.left;
  pdf.y = y + height + 4;
}

function drawRule(pdf: Pdf): void {
  pdf.moveTo(page.left, pdf.y).lineTo(page.right, pdf.y).lineWidth(0.5).stroke(faint);
  pdf.y += 6;
}

function drawLines(pdf: Pdf, invoice: ListedInvoice, words: InvoiceLabels): void {
  pdf.fillColor(faint);
  const isInVat = invoice.is_in_vat === 1;
  const rate = isInVat ? (['rate'] as const) : [];
  const heads = (['goods', 'count', 'unitPrice', ...rate, 'amount'] as const).map((key) =>
    words(key),
  );
  drawRow(pdf, heads, 'text', 9);
  drawRule(pdf);
  pdf.fillColor(ink);
  for (const line of invoice.lines) drawRow(pdf, toColumns(line, words, isInVat), 'text');
  drawRule(pdf);
}

function drawTotals(pdf: Pdf, invoice: ListedInvoice, words: InvoiceLabels): void {
  pdf.fillColor(ink);
  drawRow(pdf, [words('total'), '', '', '', formatMoney(invoice.total_cents)], 'strong', 12);
  pdf.moveDown(0.5);
  if (invoice.is_in_vat === 0) {
    pdf.font('text').fontSize(9).text(words('notInVat'), page.left, pdf.y, { width: page.width });
    return;
  }
  pdf.fillColor(faint);
  const heads = [words('vat'), '', words('base'), words('tax'), words('amount')];
  drawRow(pdf, heads, 'text', 9);
  pdf.fillColor(ink);
  for (const { rate, base, vat, gross } of invoice.vatTotals) {
    const amounts = [base, vat, gross].map(formatMoney);
    drawRow(pdf, [formatRates([rate]), '', ...amounts], 'text');
  }
}

function drawCodes(pdf: Pdf, invoice: ListedInvoice, words: InvoiceLabels): void {
  const size = 25 * millimetre;
  if (pdf.y + size + 40 > page.bottom) pdf.addPage();
  const top = pdf.y + 16;
  drawQr(
    pdf,
    invoiceCheckUrl({
      jir: invoice.jir,
      zki: invoice.zki,
      issuedAt: new Date(invoice.issued_at),
      totalCents: invoice.total_cents,
    }),
    { x: page.left, y: top, size },
  );
  const at = page.left + size + 20;
  const codes: [string, string][] = [
    ['ZKI', invoice.zki],
    ['JIR', invoice.jir ?? words('noJir')],
  ];
  pdf.y = top;
  for (const [label, code] of codes) {
    pdf.font('text').fontSize(9).fillColor(faint).text(label, at, pdf.y);
    pdf
      .fontSize(10.5)
      .fillColor(ink)
      .text(code, at, pdf.y, { width: page.right - at })
      .moveDown(0.4);
  }
  pdf
    .fontSize(9)
    .fillColor(faint)
    .text(words('check', vatContext(invoice.is_in_vat === 1)), at, pdf.y, {
      width: page.right - at,
    });
}
