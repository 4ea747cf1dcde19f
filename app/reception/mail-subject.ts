/** What an email is about: an order by its number, or an enquiry by its number or submission id. */
export type MailSubject = { order: string } | { enquiry: string };

/** Reads the subject from an email's key (`order:M-2026-000123:notice`); undefined for other emails. */
export function readMailSubject(dedupeKey: string): MailSubject | undefined {
  const [, order] = /^order:([A-Z]{1,4}-\d{4}-\d{6,}):/.exec(dedupeKey) ?? [];
  if (order !== undefined) return { order };
  const [, enquiry] =
    /^(?:enquiry:([\w-]{43})|request:(\d{1,9})):/.exec(dedupeKey)?.filter(Boolean) ?? [];
  return enquiry === undefined ? undefined : { enquiry };
}
