/** Why an order needs review. Its text is `reviewReason.<code>` in the email translations. */
export type ReviewReason =
  | 'referenceMismatch'
  | 'paymentMismatch'
  | 'currencyMismatch'
  | 'amountMismatch'
  | 'captureMismatch'
  | 'refundMismatch'
  | 'refundedUnknown'
  | 'secondCharged'
  | 'secondHeld'
  | 'soldOut'
  | 'chargedAfterEnd'
  | 'endedAfterCharge'
  | 'refundUncertain'
  | 'refundFailed'
  | 'operationStuck';
