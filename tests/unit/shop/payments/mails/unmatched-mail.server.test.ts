import { expect, test } from 'vitest';
import { embeddedContent } from '#hotel/content';
import { renderUnmatchedMail } from '~/shop/payments/mails/unmatched-mail.server';

const { site } = embeddedContent;
const reference = 'P-7K4M9QTX2B0C5D8E1F3G6H9J2K';
const payment = {
  reference,
  provider: 'wspay' as const,
  order_number: 'M-2026-000123',
  amount_cents: 5000,
  money: 'held' as const,
  begun_at: '2026-11-22T11:00:00.000Z',
};

test('the house learns what is held, where, for which order, and what to do', async () => {
  const mail = await renderUnmatchedMail(payment, { site, siteUrl: 'https://murva.example' });
  expect(mail.to.address).toBe(site.seller.email);
  expect(mail.dedupeKey).toBe(`payment:${reference}:unmatched`);
  expect(mail.subject).toContain('50,00');
  for (const fact of [
    'WSPay',
    reference,
    'M-2026-000123',
    '12:00',
    `npm run payments -- release ${reference} --yes`,
    `npm run payments -- close ${reference}`,
  ]) {
    expect(mail.text).toContain(fact);
  }
  expect(mail.html).toContain(reference);
});

test('nothing that was charged is said to be released by a command, and what is not known is not made up', async () => {
  const charged = { ...payment, money: 'charged' as const, order_number: null, begun_at: null };
  const mail = await renderUnmatchedMail(charged, {
    site,
    siteUrl: 'https://murva.example',
    operatorAddress: 'desk@example.com',
  });
  expect(mail.to.address).toBe('desk@example.com');
  expect(mail.text).not.toContain('payments -- release');
  expect(mail.text.match(/nije poznato/g)).toHaveLength(2);
  expect(mail.text).not.toContain('null');
});
