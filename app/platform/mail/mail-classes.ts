// Which emails do not wait for others, by prefixes of their kinds. All the rest is what strangers cause with a form, and
// what may take its time.

/** The keys that staff sign in with, which expire in minutes. */
export const keyMails = ['staff-'] as const;

/** What a contract depends on. */
export const contractMails = ['order-', 'payment-', 'invoice-', 'withdrawal-'] as const;
