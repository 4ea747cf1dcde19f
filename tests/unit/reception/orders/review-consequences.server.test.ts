import { expect, test } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import { listReviewConsequences } from '~/reception/orders/review-consequences.server';
import { classifyRefunds } from '~/shop/payments/reviews/refund-facts';

test('a refund that is the sum of several is looked for one by one', () => {
  const order = { email: 'ana@example.com', captured_cents: 5_000, refunded_cents: 0 };
  const uncertain = { amountCents: 1_000, baseCents: 0 };
  const list = (parts?: number[]) => {
    const findings = { uncertain, parts, paid: undefined, announcedCents: undefined };
    const refund = classifyRefunds(order, findings);
    return listReviewConsequences(getT('en'), order, { refund, isRestored: true }).join(' ');
  };
  expect(list([400, 600])).toMatch(/the sum of 4,00\s€ \+ 6,00\s€;/);
  expect(list()).not.toContain('sum');
});
