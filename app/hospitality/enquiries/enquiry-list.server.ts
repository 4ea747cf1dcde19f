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
  /** Maximum number of rows; unlimited by default. */
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

/** Returns undefined if there is no enquiry with this id. */
export function findEnquiry(db: Kysely<Database>, id: number): Promise<Enquiry | undefined> {
  return db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds an enquiry by its submission id, which is derived from the submitted content. */
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
