/** What a mail is about, out of the key that names it (`order:M-2026-000123:notice`); undefined for all but orders. */
export function readMailSubject(dedupeKey: string): { order: string } | undefined {
  const [, order] = /^order:([A-Z]{1,4}-\d{4}-\d{6,}):/.exec(dedupeKey) ?? [];
  return order === undefined ? undefined : { order };
}
