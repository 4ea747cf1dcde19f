import { expect, test, vi } from 'vitest';
import { locales } from '~/i18n/locales';
import { composeStatement, formatStatement } from '~/shop/withdrawals/statement.server';
import { renderWithdrawalMails } from '~/shop/withdrawals/withdrawal-mails.server';
import { mailSettings } from '../support/mail-fixtures';
import { makeWithdrawal } from '../support/new-withdrawal';

// A hotel whose contracts with consumers at a distance are orders only.
vi.mock('#hotel/hotel.config.js', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  paths: {},
  withoutPages: ['packages'],
}));

const facts = {
  fullName: 'Ana Keller',
  orderNumber: '2026-000001',
  email: 'ana@guest.example',
  items: '',
  note: '',
};

test.each(locales)('in %s a withdrawal and its mails speak of no packages', async (locale) => {
  const statement = formatStatement(composeStatement(facts, locale, 'Lake Ltd.'));
  const row = makeWithdrawal({ locale, statement });
  const texts = (await renderWithdrawalMails(row, undefined, mailSettings)).map(({ text }) => text);
  expect([statement, ...texts].join('\n')).not.toMatch(/paket|package|pacchett|paušal/i);
});
