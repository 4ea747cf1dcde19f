import { expect, test } from 'vitest';
import type { Locale } from '~/i18n/locales';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { toColumns, toFacts, toOriginalLine } from '~/shop/invoices/pdf/invoice-labels';

const invoice = {
  issued_at: '2026-11-30T23:30:00.000Z',
  locale: 'hr' as Locale,
  order_number: 'L-2026-000001',
  operator_oib: '98765432106',
  seller: { city: 'Žminj' },
};
const findSent = (sentAt?: string) =>
  toFacts({ ...invoice, ...(sentAt !== undefined && { sentAt }) }, (key) => key).find(
    ([label]) => label === 'sent',
  );

test('an invoice has the day on which the goods were sent, if it is another one', () => {
  expect(findSent('2026-11-30T22:59:00.000Z')).toEqual(['sent', '30.\u00a0studenoga 2026.']);
  expect(findSent('2026-11-30T23:00:00.000Z')).toBeUndefined();
  expect(findSent()).toBeUndefined();
});

test('a buyer reads the days of an invoice in the language of the order too', () => {
  const sent = { ...invoice, locale: 'de' as const, sentAt: '2026-11-30T22:59:00.000Z' };
  const days = toFacts(sent, (key) => key).slice(0, 2);
  expect(days.map(([, value]) => value.replaceAll('\u00a0', ' ').split('\n'))).toEqual([
    ['1. prosinca 2026. u 00:30, Žminj', '1. Dezember 2026 um 00:30, Žminj'],
    ['30. studenoga 2026.', '30. November 2026'],
  ]);
});

test('a reversal names the day of its invoice in the language of each line', () => {
  const original = { number: '1/WEB1/1', issuedAt: '2026-11-27T02:24:00.000Z' };
  const lines = (locale: Locale) =>
    toOriginalLine(original, locale, getMailTexts).replaceAll('\u00a0', ' ').split('\n');
  const legal = 'Uz račun 1/WEB1/1 od 27. studenoga 2026. u 03:24';
  expect(lines('hr')).toEqual([legal]);
  expect(lines('it')).toEqual([
    legal,
    'Per la fattura 1/WEB1/1 in data 27 novembre 2026 alle ore 03:24',
  ]);
});

test('the pieces and amounts of a reversal have the same minus', () => {
  const line = { kind: 'goods' as const, name: 'Oil', legalName: 'Ulje', count: -2, rates: [500] };
  const columns = toColumns({ ...line, unitCents: 650, totalCents: -1300 }, (key) => key, true);
  const [, pieces, , , total] = columns;
  expect(pieces?.replace('2', '')).toBe(total?.charAt(0));
});
