import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database, OutboxState } from '~/platform/database/schema';
import { isLeased } from '~/platform/jobs/row-lease';
import { hasHold, isHeld, isIncomplete } from './outbox-hold.server';
import type { HasDocument } from './outgoing-mail';

type MailFilter = {
  states: readonly OutboxState[];
  /** Prefix of the kind: `enquiry`, `order-notice`. */
  kind?: string | undefined;
  /** Excludes emails of this kind. */
  exceptKind?: string | undefined;
  since?: Date | undefined;
  /** Excludes emails whose recipient and content have been erased, those that were dismissed among them. */
  exceptErased?: boolean;
  /** Only those about something, by how their keys begin, without the colon (`order`). */
  about?: readonly string[] | undefined;
  /** Only those that are held after a restore, or only those that are not; both if omitted. */
  isHeld?: boolean;
  /** Unlimited if omitted. */
  limit?: number;
};

export type ListedMail = Awaited<ReturnType<typeof listMails>>[number];

/** Lists emails without their content, newest first. */
export async function listMails(db: Kysely<Database>, filter: MailFilter) {
  const { limit } = filter;
  return select(db, filter)
    .select([
      'id',
      'state',
      'kind',
      'to_address',
      'attempts',
      'next_attempt_at',
      'leased_until',
      'last_error',
      'created_at',
      'sent_at',
      'dedupe_key',
    ])
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .orderBy('id', 'desc')
    .execute();
}

/** How many emails a filter finds, without its limit. */
export async function countMails(db: Kysely<Database>, filter: MailFilter): Promise<number> {
  const { count } = await select(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function select(db: Kysely<Database>, filter: MailFilter) {
  const { states, kind, exceptKind, since, exceptErased, about } = filter;
  let query = db.selectFrom('outbox').where('state', 'in', states);
  if (kind) query = query.where('kind', 'like', `${kind.replace(/[%_]/g, '')}%`);
  if (exceptKind) query = query.where('kind', '!=', exceptKind);
  if (since) query = query.where('created_at', '>=', since.toISOString());
  if (exceptErased) query = query.where('to_address', '!=', '');
  if (about) query = query.where(isAbout(about));
  if (filter.isHeld !== undefined) query = query.where(hasHold(filter.isHeld));
  return query;
}

/**
 * Matches the emails whose keys begin with one of the subjects and a colon. As ranges of keys, so that the index can be used;
 * `;` is the character after `:`.
 */
export const isAbout =
  (subjects: readonly string[]) => (eb: ExpressionBuilder<Database, 'outbox'>) =>
    eb.or(
      subjects.map((subject) =>
        eb.and([eb('dedupe_key', '>=', `${subject}:`), eb('dedupe_key', '<', `${subject};`)]),
      ),
    );

/** An email with its text and the names of what is attached, but without its HTML; undefined if there is none. */
export function findMail(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('outbox')
    .select(['id', 'state', 'kind', 'to_address', 'subject', 'text', 'attempts', 'last_error'])
    .select(['created_at', 'dedupe_key', 'attachments'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** An email that was not sent, or that may have been sent before a restore and is held since. */
export type UnsentMail = { id: number; to: string; subject: string; isHeld: boolean };

/** The dead emails, oldest first, of those that were not dismissed. */
async function listDead(
  db: Kysely<Database>,
  isListed: (eb: ExpressionBuilder<Database, 'outbox'>) => Expression<SqlBool>,
): Promise<UnsentMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'to_address', 'subject', 'last_error'])
    .where('state', '=', 'dead')
    .where('to_address', '!=', '')
    .where(isListed)
    .orderBy('id')
    .execute();
  return rows.map((mail) => {
    const { id, to_address, subject } = mail;
    return { id, to: to_address, subject, isHeld: isHeld(mail) };
  });
}

const toNumbers = (mails: UnsentMail[]): number[] => mails.map(({ id }) => id);

/** Numbers of the held emails, oldest first. */
export const listHeldMails = async (db: Kysely<Database>): Promise<number[]> =>
  toNumbers(await listDead(db, () => hasHold(true)));

/**
 * The emails about something that could not be sent or are held, unless they were dismissed.
 * @param subjects how their keys begin, without the colon (`request:17`)
 */
export const listUnsentMailsAbout = (
  db: Kysely<Database>,
  subjects: readonly string[],
): Promise<UnsentMail[]> => listDead(db, isAbout(subjects));

/**
 * Numbers of dead emails that can still be sent. Held ones are excluded, because each needs its own decision.
 * @param exceptKinds kinds of emails that do not count
 */
export const listDeadMails = async (
  db: Kysely<Database>,
  exceptKinds: readonly string[] = [],
): Promise<number[]> =>
  toNumbers(
    await listDead(db, (eb) =>
      eb.and([
        hasHold(false),
        ...(exceptKinds.length > 0 ? [eb('kind', 'not in', exceptKinds)] : []),
      ]),
    ),
  );

export type RetryOutcome =
  'again' | 'now' | 'sending' | 'sent' | 'erased' | 'incomplete' | 'unknown';

/**
 * Makes the running site's worker retry an email: a dead one gets a full set of attempts again (`again`), a queued
 * one is tried immediately (`now`). A held one stays held while what it announces does not exist (`incomplete`).
 * Idempotent.
 */
export async function retryMail(
  db: Kysely<Database>,
  id: number,
  { hasDocument, now }: { hasDocument: HasDocument; now: Date },
): Promise<RetryOutcome> {
  const at = now.toISOString();
  return db.transaction().execute(async (trx) => {
    const mail = await trx
      .selectFrom('outbox')
      .select(['state', 'to_address', 'leased_until', 'attachments', 'last_error'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!mail) return 'unknown';
    if (mail.state === 'sent') return 'sent';
    if (mail.to_address === '') return 'erased';
    if (mail.state === 'queued' && isLeased(mail.leased_until, now)) return 'sending';
    if (mail.state === 'dead' && (await isIncomplete(trx, mail, hasDocument))) return 'incomplete';
    await trx
      .updateTable('outbox')
      .set({ next_attempt_at: at })
      .$if(mail.state === 'dead', (update) =>
        update.set({ state: 'queued', attempts: 0, leased_until: null }),
      )
      .where('id', '=', id)
      .execute();
    return mail.state === 'dead' ? 'again' : 'now';
  });
}
