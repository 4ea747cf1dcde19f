import { expect, test } from 'vitest';
import { locales } from '~/i18n/locales';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { buyerFileName, invoiceFileName } from '~/shop/invoices/invoice-file-name';

const invoice = { year: 2026, number: 1, premises: 'WEB1', device: '1' };

test('the buyer’s copy is named in the buyer’s language, in letters every system keeps', () => {
  const name = (kind: 'sale' | 'storno') =>
    Object.fromEntries(
      locales.map((locale) => [locale, buyerFileName({ ...invoice, kind }, getMailTexts(locale))]),
    );
  expect(name('sale')).toEqual({
    hr: 'racun-2026-1-WEB1-1.pdf',
    en: 'invoice-2026-1-WEB1-1.pdf',
    it: 'fattura-2026-1-WEB1-1.pdf',
    de: 'rechnung-2026-1-WEB1-1.pdf',
  });
  expect(name('storno')).toEqual({
    hr: 'storno-racuna-2026-1-WEB1-1.pdf',
    en: 'reversal-2026-1-WEB1-1.pdf',
    it: 'storno-2026-1-WEB1-1.pdf',
    de: 'stornorechnung-2026-1-WEB1-1.pdf',
  });
});

test('the desk’s copies are named in Croatian', () => {
  expect(invoiceFileName(invoice)).toBe('racun-2026-1-WEB1-1.pdf');
});
