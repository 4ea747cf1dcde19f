/** Why an order needs review. Its text is `reviewReason.<code>` in the email translations. */
export type ReviewReason =
  | 'anotherReference'
  | 'anotherPayment'
  | 'anotherCurrency'
  | 'anotherAmount'
  | 'anotherCharge'
  | 'anotherRefund'
  | 'refundedUnknown'
  | 'secondCharged'
  | 'secondHeld'
  | 'soldOut'
  | 'chargedAfterEnd'
  | 'endedAfterCharge'
  | 'refundUncertain'
  | 'refundFailed'
  | 'operationStuck';
