import type { Kysely } from 'kysely';
import type { EnquiryTable } from '~/platform/database/enquiry-tables';
import type { Database } from '~/platform/database/schema';
import type { Enquiry } from './enquiry-retention.server';

export const enquiryKinds = [
  'contact',
  'table',
  'package',
] as const satisfies EnquiryTable['kind'][];

type EnquiryFilter = {
  kind?: EnquiryTable['kind'] | undefined;
  since?: Date | undefined;
  /** At most so many; all unless given. */
  limit?: number | undefined;
};

/** Enquiries, newest first. */
export async function listEnquiries(
  db: Kysely<Database>,
  { kind, since, limit }: EnquiryFilter = {},
): Promise<Enquiry[]> {
  let query = db.selectFrom('enquiries').selectAll();
  if (kind) query = query.where('kind', '=', kind);
  if (since) query = query.where('created_at', '>=', since.toISOString());
  if (limit !== undefined) query = query.limit(limit);
  return query.orderBy('id', 'desc').execute();
}

/** One enquiry, or undefined when there is none of this number. */
export function findEnquiry(db: Kysely<Database>, id: number): Promise<Enquiry | undefined> {
  return db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The one that was stored under a name made of what was submitted. */
export function findEnquiryBySubmission(
  db: Kysely<Database>,
  submissionId: string,
): Promise<Enquiry | undefined> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}
