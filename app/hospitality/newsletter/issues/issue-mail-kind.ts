/** The kind of an issue's emails in the outbox. */
export const issueMailKind = 'newsletter-issue';
