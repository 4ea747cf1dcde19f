import type { Site } from '~/content/content-schema';
import type { WithdrawalFacts } from './withdrawal-fields';
import type { SellerContact } from './withdrawal-steps';
import type { Withdrawal } from './withdrawals.server';

/** How to reach the seller by other means. */
export const toSellerContact = ({
  seller: { email, phone, phoneDisplay },
}: Site): SellerContact => ({
  email,
  phone,
  phoneDisplay,
});

/** What was stated, as it is stored. */
export const toWithdrawalFacts = (row: Withdrawal): WithdrawalFacts => ({
  fullName: row.full_name,
  orderNumber: row.order_number,
  email: row.email,
  items: row.items,
  note: row.note,
});
