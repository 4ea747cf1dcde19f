import { expect, test } from 'vitest';
import { renderUnmatchedMail } from '~/shop/payments/mails/unmatched-mail.server';
import { site } from '../../../../support/mail-fixtures';
import { atHotel } from '../../../../support/hotel-clock';

const reference = 'P-7K4M9QTX2B0C5D8E1F3G6H9J2K';
const payment = {
  reference,
  provider: 'wspay' as const,
  order_number: 'M-2026-000123',
  amount_cents: 5000,
  money: 'held' as const,
  refunded_cents: 0,
  begun_at: atHotel('2026-11-22T12:00').toISOString(),
};

test('staff learn what is held, where, for which order, and what to do', async () => {
  const mail = await renderUnmatchedMail(payment, { site, siteUrl: 'https://linden.example' });
  expect(mail.to.address).toBe(site.seller.email);
  expect(mail.dedupeKey).toBe(`payment:${reference}:unmatched`);
  expect(mail.subject).toContain('50,00');
  for (const fact of [
    'WSPay',
    reference,
    'M-2026-000123',
    '12:00',
    '„Oslobodi iznos”',
    '„Zaključi”',
  ]) {
    expect(mail.text).toContain(fact);
  }
  expect(mail.html).toContain(reference);
});

test('no release is offered for a charge, and unknown facts are called unknown', async () => {
  const charged = { ...payment, money: 'charged' as const, order_number: null, begun_at: null };
  const mail = await renderUnmatchedMail(charged, {
    site,
    siteUrl: 'https://linden.example',
    staffAddress: 'desk@example.com',
  });
  expect(mail.to.address).toBe('desk@example.com');
  expect(mail.text).not.toContain('Oslobodi iznos');
  expect(mail.text.match(/nije poznato/g)).toHaveLength(2);
  expect(mail.text).not.toContain('null');
});

test('what was refunded of a charge is told', async () => {
  const settings = { site, siteUrl: 'https://linden.example' };
  const textOf = async (cents: number) => {
    const charged = { ...payment, money: 'charged' as const, refunded_cents: cents };
    return (await renderUnmatchedMail(charged, settings)).text;
  };
  expect(await textOf(900)).toMatch(/Od toga vraćeno[^:]*: 9,00/);
  expect(await textOf(0)).not.toContain('Od toga vraćeno');
});
