import { expect, test } from 'vitest';
import { loadText } from '~/content/texts/text.server';
import { composeStatement } from '~/shop/withdrawals/statement.server';
import { WithdrawalScreen } from '~/shop/withdrawals/withdrawal-screen';
import type { WithdrawalView } from '~/shop/withdrawals/withdrawal-steps';
import type { Locale } from '~/i18n/locales';
import { locales } from '~/i18n/locales';
import { withdrawalConfirm } from '~/i18n/statutory-labels';
import { href } from '~/routing/href';
import { orderNumber } from '../../../support/order-number';
import { renderScreen } from '../../../support/render-screen';
import { makeLoadContext } from '../../../support/load-context';

const contact = { email: 'shop@linden.example', phone: '+38552000001', phoneDisplay: '052' };

const facts = {
  fullName: 'Ana Čačić',
  orderNumber: 'M-2026-000123',
  email: 'ana@example.com',
  items: '',
  note: '<b>hitno</b>',
};

const formIn = (locale: Locale): WithdrawalView => ({
  step: 'form',
  values: { fullName: 'Ana Čačić' },
  isGone: false,
  formToken: 'key',
  text: loadText(makeLoadContext(), 'withdrawal', locale),
  contact,
});

const reviewIn = (locale: Locale): WithdrawalView => ({
  step: 'review',
  draft: 'd'.repeat(32),
  statement: composeStatement(facts, locale, 'Linden d.o.o.'),
  contact,
});

const doneWith = (items: string): WithdrawalView => ({
  step: 'done',
  reference: 'R-2026-ABCDEF',
  submittedAt: '2026-11-21T18:05:00.000Z',
  submittedAtText: '21 November 2026 at 19:05',
  email: 'ana@example.com',
  isAcknowledged: true,
  isPartial: items !== '',
  statement: composeStatement({ ...facts, items }, 'en', 'Linden d.o.o.'),
  returnAddress: 'Linden d.o.o.',
  contact,
});

const path = '/raskid-ugovora';

test.each(locales)(
  'in %s: the example of an order number has the hotel’s prefix',
  async (locale) => {
    const html = await renderScreen(<WithdrawalScreen view={formIn(locale)} />, { locale, path });
    // Joined by invisible characters, so that it does not break at its hyphens.
    expect(html.replaceAll('\u2060', '')).toContain(` ${orderNumber(123)}.`);
  },
);

test.each(locales)('in %s: only the fields that the law allows', async (locale) => {
  const html = await renderScreen(<WithdrawalScreen view={formIn(locale)} />, { locale, path });
  const names = [...html.matchAll(/<(?:input|textarea|select)[^>]* name="([^"]*)"/g)];
  expect(names.map(([, name]) => name)).toEqual([
    'fullName',
    'orderNumber',
    'email',
    'items',
    'note',
    'website',
    'formToken',
  ]);
  expect(html).toContain('value="Ana Čačić"');
  expect(html).not.toMatch(/type="(?:tel|password)"|captcha/i);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test.each(locales)('LAW-08: the model form is shown in %s below the form', async (locale) => {
  const html = await renderScreen(<WithdrawalScreen view={formIn(locale)} />, { locale, path });
  expect(html.indexOf('class="text-sheet"')).toBeGreaterThan(html.indexOf('</form>'));
  expect(html.match(/text-sheet__blank/g)).toHaveLength(3);
  expect(html).toContain('Linden Hotel GmbH, Mill Lane 4, 8010 Graz');
});

test.each(locales)('in %s: the button that withdraws has the statutory label alone', async (l) => {
  const html = await renderScreen(<WithdrawalScreen view={reviewIn(l)} />, { locale: l, path });
  const buttons = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)];
  expect(buttons.map(([, , words]) => words)).toEqual([withdrawalConfirm[l]]);
  expect(buttons[0]?.[1]).not.toMatch(/aria-|title=|disabled/);
  for (const words of ['Ana Čačić', 'M-2026-000123', 'ana@example.com', 'Linden d.o.o.']) {
    expect(html).toContain(words);
  }
  expect(html).not.toContain('<b>hitno');
  expect(html).toContain(`href="${href('withdrawal', l)}?draft=${'d'.repeat(32)}#withdraw"`);
});

test('a statement that could not be stored can be made by mail', async () => {
  const actionData = { problem: 'storage' as const };
  const html = await renderScreen(
    <WithdrawalScreen view={reviewIn('hr')} actionData={actionData} />,
    {
      path,
    },
  );
  expect(html).toMatch(/role="alert"[\s\S]*href="mailto:shop@linden\.example"[\s\S]*<h1/);
});

test.each([
  ['everything', '', /what you paid within 14 days, the cheapest/, /these goods/],
  ['a part', '1 oil', /what you paid for these goods/, /what you paid within/],
])('after a withdrawal from %s the page promises that much', async (_, items, words, others) => {
  const html = await renderScreen(<WithdrawalScreen view={doneWith(items)} />, {
    locale: 'en',
    path: '/en/withdraw',
  });
  const text = html.replace(/\u00a0/g, ' ');
  expect(text).toMatch(words);
  expect(text).not.toMatch(others);
});
