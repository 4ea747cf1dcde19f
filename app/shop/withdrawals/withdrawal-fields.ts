/** Names of the form's fields; apart from the schema, which brings a library along. */
export const withdrawalFields = ['fullName', 'orderNumber', 'email', 'items', 'note'] as const;

export type WithdrawalField = (typeof withdrawalFields)[number];

/** What a consumer states. `items` is empty when the whole contract is meant. */
export type WithdrawalFacts = Record<WithdrawalField, string>;
