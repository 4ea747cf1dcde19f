import { expect, test } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import { listReviewConsequences } from '~/reception/orders/review-consequences.server';

test('a refund that is the sum of several is looked for one by one', () => {
  const order = { email: 'ana@example.com', refunded_cents: 0 };
  const uncertain = { amountCents: 1_000, baseCents: 0 };
  const list = (uncertainParts?: number[]) =>
    listReviewConsequences(getT('en'), order, {
      refund: { uncertain, uncertainParts },
      isRestored: true,
    }).join(' ');
  expect(list([400, 600])).toMatch(/the sum of 4,00\s€ \+ 6,00\s€;/);
  expect(list()).not.toContain('sum');
});
