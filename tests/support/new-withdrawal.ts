import type { MatchedOrder } from '~/shop/withdrawals/matched-order.server';
import type { NewWithdrawal } from '~/shop/withdrawals/withdrawals.server';
import { atHotel } from './hotel-clock';

const begun = atHotel('2026-11-21T19:05').toISOString();

let last = 0;

/** A stored withdrawal from the whole order `M-2026-000001`, not matched to an order row. */
export function makeWithdrawal(change: Partial<NewWithdrawal> = {}): NewWithdrawal {
  last += 1;
  const name = String(last).padStart(6, 'A');
  return {
    reference: `R-2026-${name}`,
    submission_id: `withdrawal ${last}`,
    token: last.toString(16).padStart(48, '0'),
    locale: 'de',
    full_name: 'Jürgen Groß',
    order_number: 'M-2026-000001',
    email: 'Ana@Example.com',
    items: '',
    note: '',
    statement: 'Hiermit widerrufe ich.\n\nBestellung oder Paket: M-2026-000001',
    order_id: null,
    effect: 'none',
    withheld: null,
    created_at: begun,
    updated_at: begun,
    ...change,
  };
}

/** The order that a withdrawal matches: on hold, and its parcel still here. */
export const matchedOrder: MatchedOrder = {
  id: 1,
  number: 'M-2026-000001',
  state: 'authorised',
  totalCents: 4800,
  isShipped: false,
  isUndecided: false,
  isLate: false,
};
