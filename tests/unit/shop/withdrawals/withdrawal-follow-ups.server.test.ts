import { expect, test } from 'vitest';
import {
  renderConfirmedMail,
  renderHeldBackSummary,
  renderReleaseFailedMail,
  renderReminderMail,
} from '~/shop/withdrawals/withdrawal-follow-ups.server';
import { makeWithdrawal, matchedOrder } from '../../../support/new-withdrawal';
import { mailSettings } from '../../../support/mail-fixtures';
import { withPlainSpaces } from '../../../support/plain-spaces';

test('staff are notified of a reservation that could not be released, with the reason', async () => {
  const row = makeWithdrawal({ effect: 'void', reference: 'R-2026-ABCDEF' });
  const mail = await renderReleaseFailedMail(
    row,
    { ...matchedOrder, state: 'captured', isShipped: true },
    'već naplaćeno',
    mailSettings,
  );
  expect(mail.dedupeKey).toBe('withdrawal:R-2026-ABCDEF:left');
  expect(withPlainSpaces(mail.text)).toContain('Razlog: već naplaćeno');
  expect(withPlainSpaces(mail.text)).toContain('vratite ga („Povrat novca”)');
});

test('staff are notified of a withdrawal that the buyer confirmed, with the next step', async () => {
  const row = makeWithdrawal({ effect: 'operator', reference: 'R-2026-ABCDEF' });
  const mail = await renderConfirmedMail(
    row,
    { ...matchedOrder, state: 'captured', isShipped: true },
    mailSettings,
  );
  expect(mail.dedupeKey).toBe('withdrawal:R-2026-ABCDEF:confirmed');
  expect(mail.to.address).toBe('reception@linden.example');
  expect(withPlainSpaces(mail.subject)).toBe('Raskid 2026-11-21 19:05 · M-2026-000001 · potvrđen');
  expect(withPlainSpaces(mail.text)).toContain('vratite ga („Povrat novca”)');
});

test('the summary of an hour counts the statements and leads to their list', async () => {
  const from = new Date('2026-11-21T18:00:00Z');
  const to = new Date('2026-11-21T19:00:00Z');
  const mail = await renderHeldBackSummary({ dedupeKey: 'x', count: 42, from, to }, mailSettings);
  expect(mail.to.address).toBe('reception@linden.example');
  for (const words of ['Broj izjava: 42', 'https://linden.example/reception/withdrawals']) {
    expect(withPlainSpaces(mail.text)).toContain(words);
  }
});

test('a reminder names the last day for the money and both decisions', async () => {
  const row = makeWithdrawal({ effect: 'unproven', reference: 'R-2026-ABCDEF' });
  const mail = await renderReminderMail(row, matchedOrder, mailSettings);
  expect(mail.dedupeKey).toBe('withdrawal:R-2026-ABCDEF:reminder');
  expect(withPlainSpaces(mail.subject)).toBe(
    'Raskid 2026-11-21 19:05 · M-2026-000001 · čeka odluku',
  );
  for (const words of ['5. prosinca 2026.', '„Potvrdi raskid”', '„Odbaci raskid”']) {
    expect(withPlainSpaces(mail.text)).toContain(words);
  }
});
