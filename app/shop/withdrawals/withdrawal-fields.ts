/** Names of the form's fields. Kept apart from the schema, so that pages do not load the validation library. */
export const withdrawalFields = ['fullName', 'orderNumber', 'email', 'items', 'note'] as const;

export type WithdrawalField = (typeof withdrawalFields)[number];

/** The consumer's statement. `items` is empty if the whole contract is meant. */
export type WithdrawalFacts = Record<WithdrawalField, string>;
