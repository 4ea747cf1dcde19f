/** The greatest length of the reason that staff give for a decision or a refund, in characters. */
export const maxReason = 200;
