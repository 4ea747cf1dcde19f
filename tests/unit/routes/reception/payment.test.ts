import { expect, test } from 'vitest';
import * as route from '~/routes/reception/payment';
import { openStaffDesk } from '../../../support/staff-desk';

const now = '2099-07-10T10:00:00.000Z';

test.each([
  ['charged', true],
  ['held', false],
] as const)(
  'the sheet of a %s payment without an order says where it is refunded: %s',
  async (money, isSaid) => {
    const desk = await openStaffDesk('manager');
    const reference = 'P-Z53SD1FM1MK8BVMPDB0KHTKE3G';
    await desk.db
      .insertInto('unmatched_payments')
      .values({
        reference,
        provider: 'wspay',
        amount_cents: 8350,
        money,
        state: 'review',
        created_at: now,
        updated_at: now,
      })
      .execute();
    const path = `/reception/payments/${reference}`;
    const sheet = await desk.open(route, path, { reference });
    expect(sheet.status).toBe(200);
    expect(sheet.text.includes('refunded on the provider’s own pages')).toBe(isSaid);
  },
);
