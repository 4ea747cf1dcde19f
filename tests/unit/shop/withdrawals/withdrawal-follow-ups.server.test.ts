import { expect, test } from 'vitest';
import type { MatchedOrder } from '~/shop/withdrawals/matched-order.server';
import {
  renderConfirmedMail,
  renderHeldBackSummary,
  renderReleaseFailedMail,
  renderReminderMail,
} from '~/shop/withdrawals/withdrawal-follow-ups.server';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { site } from '../../../support/mail-fixtures';

const options = {
  site,
  siteUrl: 'https://linden.example',
  staffAddress: 'reception@linden.example',
};

const order: MatchedOrder = {
  id: 1,
  number: 'M-2026-000001',
  state: 'authorised',
  totalCents: 4800,
  isShipped: false,
  isUndecided: false,
  isLate: false,
};

const plain = (text = '') => text.replace(/[\u00a0\u202f]/g, ' ');

test('staff are notified of a reservation that could not be released, with the reason', async () => {
  const row = makeWithdrawal({ effect: 'void', reference: 'R-2026-ABCDEF' });
  const mail = await renderReleaseFailedMail(
    row,
    { ...order, state: 'captured' },
    'već naplaćeno',
    options,
  );
  expect(mail.dedupeKey).toBe('withdrawal:R-2026-ABCDEF:left');
  expect(plain(mail.text)).toContain('Razlog: već naplaćeno');
  expect(plain(mail.text)).toContain('vratite ga („Povrat novca”)');
});

test('staff are notified of a withdrawal that the buyer confirmed, with the next step', async () => {
  const row = makeWithdrawal({ effect: 'operator', reference: 'R-2026-ABCDEF' });
  const mail = await renderConfirmedMail(row, { ...order, state: 'captured' }, options);
  expect(mail.dedupeKey).toBe('withdrawal:R-2026-ABCDEF:confirmed');
  expect(mail.to.address).toBe('reception@linden.example');
  expect(plain(mail.subject)).toBe('Raskid 2026-11-21 19:05 · M-2026-000001 · potvrđen');
  expect(plain(mail.text)).toContain('vratite ga („Povrat novca”)');
});

test('the summary of an hour counts the statements and leads to their list', async () => {
  const from = new Date('2026-11-21T18:00:00Z');
  const to = new Date('2026-11-21T19:00:00Z');
  const mail = await renderHeldBackSummary({ dedupeKey: 'x', count: 42, from, to }, options);
  expect(mail.to.address).toBe('reception@linden.example');
  for (const words of ['Broj izjava: 42', 'https://linden.example/reception/withdrawals']) {
    expect(plain(mail.text)).toContain(words);
  }
});

test('a reminder names the last day for the money and both decisions', async () => {
  const row = makeWithdrawal({ effect: 'unproven', reference: 'R-2026-ABCDEF' });
  const mail = await renderReminderMail(row, order, options);
  expect(mail.dedupeKey).toBe('withdrawal:R-2026-ABCDEF:reminder');
  expect(plain(mail.subject)).toBe('Raskid 2026-11-21 19:05 · M-2026-000001 · čeka odluku');
  for (const words of ['5. prosinca 2026.', '„Potvrdi raskid”', '„Odbaci raskid”']) {
    expect(plain(mail.text)).toContain(words);
  }
});
