import { expect, test } from 'vitest';
import { ConfirmationScreen } from '~/shop/withdrawals/confirmation-screen';
import { composeStatement } from '~/shop/withdrawals/statement.server';
import type {
  ConfirmationAnswer,
  ConfirmationStatus,
  ConfirmationStep,
} from '~/shop/withdrawals/withdrawal-steps';
import { type Locale, locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { renderScreen } from '../../../support/render-screen';

const confirmationKey = 'c'.repeat(48);
const facts = {
  fullName: 'Ana Čačić',
  orderNumber: 'm 2026 123',
  email: 'ana@example.com',
  items: '',
  note: '<b>hitno</b>',
};

const viewIn = (locale: Locale, status: ConfirmationStatus): ConfirmationStep => ({
  step: 'proof',
  confirmationKey,
  status,
  reference: 'R-2026-ABCDEF',
  orderNumber: 'M-2026-000123',
  submittedAt: '2026-11-21T18:05:00.000Z',
  submittedAtText: '21. 11. 2026. u 19:05',
  statement: composeStatement(facts, locale, 'Linden d.o.o.'),
  contact: { email: 'shop@linden.example', phone: '+38552000001', phoneDisplay: '052' },
});

const render = (locale: Locale, status: ConfirmationStatus, actionData?: { problem: 'storage' }) =>
  renderScreen(<ConfirmationScreen view={viewIn(locale, status)} actionData={actionData} />, {
    locale,
    path: href('withdrawal', locale),
  });

test.each(locales)(
  'in %s: the effect of a yes, one button that posts, and how to say no',
  async (l) => {
    for (const effect of ['release', 'unpaid', 'staff'] as const) {
      const html = await render(l, { kind: 'open', effect });
      expect(html).toContain('method="post"');
      expect(html).toContain(`name="confirm" value="${confirmationKey}"`);
      expect(html.match(/<button/g)).toHaveLength(1);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain('M-2026-000123');
      expect(html).toContain('href="mailto:shop@linden.example"');
      expect(html).not.toContain('<b>hitno');
      expect(html).not.toMatch(/proof\.|\{\{/);
    }
  },
);

const answers: ConfirmationAnswer[] = [
  'confirmedRelease',
  'confirmedUnpaid',
  'confirmedReleased',
  'confirmedStaff',
  'confirmedNone',
  'dismissed',
  'closed',
];

test.each(locales)('in %s: after an answer there is no button', async (locale) => {
  for (const answer of answers) {
    const html = await render(locale, { kind: 'answered', answer });
    expect(html).not.toMatch(/<button|<form|proof\.|\{\{/);
    expect(html).toContain('M-2026-000123');
    expect(html).toContain('href="mailto:shop@linden.example"');
  }
});

test('a failure to store the answer is reported at the top of the page', async () => {
  const html = await render('hr', { kind: 'open', effect: 'release' }, { problem: 'storage' });
  expect(html).toMatch(/role="alert"[\s\S]*<h1/);
  expect(html).toContain('<button');
});
