/** What a mail is about: an order by its number, a request by its own or by the name that it was stored under. */
export type MailSubject = { order: string } | { request: string };

/** What a mail is about, out of the key that names it (`order:M-2026-000123:notice`); undefined for all others. */
export function readMailSubject(dedupeKey: string): MailSubject | undefined {
  const [, order] = /^order:([A-Z]{1,4}-\d{4}-\d{6,}):/.exec(dedupeKey) ?? [];
  if (order !== undefined) return { order };
  const [, request] =
    /^(?:enquiry:([\w-]{43})|request:(\d{1,9})):/.exec(dedupeKey)?.filter(Boolean) ?? [];
  return request === undefined ? undefined : { request };
}
