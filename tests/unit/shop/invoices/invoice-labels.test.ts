import { expect, test } from 'vitest';
import { toFacts } from '~/shop/invoices/invoice-labels';

const invoice = {
  issued_at: '2026-11-30T23:30:00.000Z',
  order_number: 'L-2026-000001',
  operator_oib: '98765432106',
  seller: { city: 'Žminj' },
};
const findSent = (sentAt?: string) =>
  toFacts({ ...invoice, ...(sentAt !== undefined && { sentAt }) }, (key) => key).find(
    ([label]) => label === 'sent',
  );

test('an invoice has the day on which the goods were sent, if it is another one', () => {
  expect(findSent('2026-11-30T22:59:00.000Z')).toEqual(['sent', '30. studenoga 2026.']);
  expect(findSent('2026-11-30T23:00:00.000Z')).toBeUndefined();
  expect(findSent()).toBeUndefined();
});
