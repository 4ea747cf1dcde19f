// Emails that are sent before all others, by prefixes of their kinds. The others are caused by anyone with a form, or are
// not urgent.

/** About signing in at the desk: the links expire in minutes. */
export const signInMails = ['staff-'] as const;

/** What a contract depends on. */
export const contractMails = ['order-', 'payment-', 'invoice-', 'withdrawal-'] as const;
