import { resourceHref } from '~/routing/resource-href';

/** What an email is about: an order by its number, a withdrawal, or an enquiry by its number or submission id. */
export type MailSubject = { order: string } | { withdrawal: string } | { enquiry: string };

/** Reads the subject from an email's key (`order:M-2026-000123:notice`); undefined for other emails. */
export function readMailSubject(dedupeKey: string): MailSubject | undefined {
  const [, order] = /^order:([A-Z]{1,4}-\d{4}-\d{6,}):/.exec(dedupeKey) ?? [];
  if (order !== undefined) return { order };
  const [, withdrawal] = /^withdrawal:(R-\d{4}-[A-Z0-9]{6}):/.exec(dedupeKey) ?? [];
  if (withdrawal !== undefined) return { withdrawal };
  const [, enquiry] =
    /^(?:enquiry:([\w-]{43})|request:(\d{1,9})):/.exec(dedupeKey)?.filter(Boolean) ?? [];
  return enquiry === undefined ? undefined : { enquiry };
}

/** The sheet of what an email is about. */
export function subjectHref(subject: MailSubject): string {
  if ('order' in subject) return resourceHref('reception.order', { number: subject.order });
  return 'withdrawal' in subject
    ? resourceHref('reception.withdrawal', { reference: subject.withdrawal })
    : resourceHref('reception.enquiry', { id: subject.enquiry });
}

/** Its number or reference; undefined for an enquiry, which staff know by the guest's name. */
export const nameSubject = (subject: MailSubject): string | undefined =>
  'order' in subject ? subject.order : 'withdrawal' in subject ? subject.withdrawal : undefined;
