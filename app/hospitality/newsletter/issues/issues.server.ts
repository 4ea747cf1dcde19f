import type { Kysely, Selectable, Transaction } from 'kysely';
import { locales } from '~/i18n/locales';
import type { NewsletterIssueTable } from '~/platform/database/newsletter-tables';
import type { Database } from '~/platform/database/schema';
import type { IssueTexts } from './issue-texts';

type IssueRow = Selectable<NewsletterIssueTable>;
export type Issue = IssueRow & { texts: IssueTexts };

type Author = { staffEmail: string; now: Date };

/**
 * Creates a draft.
 * @param submissionId of the page, which creates only one draft, however often it is submitted
 * @returns the draft's id
 */
export async function createIssue(
  trx: Transaction<Database>,
  texts: IssueTexts,
  { submissionId, staffEmail, now }: Author & { submissionId: string },
): Promise<number> {
  const at = now.toISOString();
  const row = await trx
    .insertInto('newsletter_issues')
    .values({
      submission_id: submissionId,
      state: 'draft',
      version: 1,
      staff_email: staffEmail,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return getBegun(trx, submissionId);
  await storeTexts(trx, row.id, texts);
  return row.id;
}

async function getBegun(db: Kysely<Database>, submissionId: string): Promise<number> {
  const { id } = await db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Stores a draft's texts.
 * @param version of the draft that the page showed
 * @returns false if it has been changed or sent since
 */
export async function saveIssue(
  trx: Transaction<Database>,
  id: number,
  texts: IssueTexts,
  { version, staffEmail, now }: Author & { version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('newsletter_issues')
    .set({ version: version + 1, staff_email: staffEmail, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom('newsletter_issue_texts').where('issue_id', '=', id).execute();
  await storeTexts(trx, id, texts);
  return true;
}

async function storeTexts(trx: Transaction<Database>, id: number, texts: IssueTexts) {
  const rows = locales.flatMap((locale) => {
    const { subject = '', body = '' } = texts[locale] ?? {};
    return subject || body ? [{ issue_id: id, locale, subject, body }] : [];
  });
  if (rows.length > 0) await trx.insertInto('newsletter_issue_texts').values(rows).execute();
}

/**
 * Deletes a draft.
 * @returns false if it has been changed or sent since
 */
export async function deleteDraft(
  trx: Transaction<Database>,
  id: number,
  version: number,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('newsletter_issues')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

async function loadTexts(db: Kysely<Database>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, IssueTexts>();
  const rows = await db
    .selectFrom('newsletter_issue_texts')
    .selectAll()
    .where('issue_id', 'in', ids)
    .execute();
  return new Map(
    ids.map((id) => [
      id,
      Object.fromEntries(
        rows
          .filter(({ issue_id }) => issue_id === id)
          .map(({ locale, subject, body }) => [locale, { subject, body }]),
      ) as IssueTexts,
    ]),
  );
}

/** Finds an issue with its texts. */
export async function findIssue(db: Kysely<Database>, id: number): Promise<Issue | undefined> {
  const row = await db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...row, texts: (await loadTexts(db, [id])).get(id) ?? {} };
}

export type ListedIssue = Issue & { recipients: number };

/**
 * Lists issues with their number of recipients, newest first.
 * @param before only issues older than this id
 */
export async function listIssues(
  db: Kysely<Database>,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<ListedIssue[]> {
  let query = db.selectFrom('newsletter_issues').selectAll().orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  const issues = await query.execute();
  const ids = issues.map(({ id }) => id);
  const texts = await loadTexts(db, ids);
  const recipients = await countRecipients(db, ids);
  return issues.map((issue) => ({
    ...issue,
    texts: texts.get(issue.id) ?? {},
    recipients: recipients.get(issue.id) ?? 0,
  }));
}

async function countRecipients(db: Kysely<Database>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>();
  const rows = await db
    .selectFrom('newsletter_deliveries')
    .select(['issue_id', ({ fn }) => fn.countAll<number>().as('recipients')])
    .where('issue_id', 'in', ids)
    .groupBy('issue_id')
    .execute();
  return new Map(rows.map(({ issue_id, recipients }) => [issue_id, Number(recipients)]));
}
