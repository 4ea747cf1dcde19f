/** Why an order needs a person's decision. Its text is `reviewReason.<code>` in the e-mails' translations. */
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
  | 'operationStuck';
