import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Locale } from '~/i18n/locales';
import type { IssueState } from '~/platform/database/newsletter-tables';
import type { Database, OutboxState } from '~/platform/database/schema';
import { type IssueTexts, chooseLocale, listWritten } from './issue-texts';
import type { Issue } from './issues.server';

/** The confirmed recipients who read a language, and the language of the text that they would get. */
export type RecipientGroup = { locale: Locale; textLocale: Locale | undefined; count: number };

/** Counts who would get an issue if it were sent now, by language. */
export async function countRecipientGroups(
  db: Kysely<Database>,
  texts: IssueTexts,
): Promise<RecipientGroup[]> {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select(['locale', ({ fn }) => fn.countAll<number>().as('count')])
    .where('state', '=', 'confirmed')
    .groupBy('locale')
    .orderBy('locale')
    .execute();
  const written = listWritten(texts);
  return rows.map(({ locale, count }) => ({
    locale,
    textLocale: chooseLocale(written, locale),
    count,
  }));
}

/**
 * Starts sending an issue to everyone who is confirmed now, once each. Their emails are queued one by one.
 * @returns the number of recipients; undefined if the draft has been changed or sent since, or is empty
 */
export async function startSending(
  trx: Transaction<Database>,
  { id, version, texts }: Pick<Issue, 'id' | 'version' | 'texts'>,
  { staffEmail, now }: { staffEmail: string; now: Date },
): Promise<number | undefined> {
  const at = now.toISOString();
  const moved = await trx
    .updateTable('newsletter_issues')
    .set({ state: 'sending', staff_email: staffEmail, updated_at: at, started_at: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow();
  if (moved.numUpdatedRows === 0n) return undefined;
  let recipients = 0;
  for (const { locale, textLocale } of await countRecipientGroups(trx, texts)) {
    if (textLocale) recipients += await addDeliveries(trx, id, { locale, textLocale });
  }
  return recipients;
}

async function addDeliveries(
  trx: Transaction<Database>,
  id: number,
  { locale, textLocale }: { locale: Locale; textLocale: Locale },
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('newsletter_deliveries')
    .columns(['issue_id', 'subscription_id', 'locale', 'state'])
    .expression((eb) =>
      eb
        .selectFrom('newsletter_subscriptions')
        .select([
          sql<number>`cast(${id} as integer)`.as('issue_id'),
          'newsletter_subscriptions.id as subscription_id',
          sql<Locale>`cast(${textLocale} as text)`.as('locale'),
          sql<'waiting'>`'waiting'`.as('state'),
        ])
        .where('newsletter_subscriptions.state', '=', 'confirmed')
        .where('newsletter_subscriptions.locale', '=', locale),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/**
 * Stops or resumes an issue. Emails that are already in the outbox are sent nevertheless.
 * @returns false if there was nothing to stop or resume
 */
export async function setSending(
  db: Kysely<Database>,
  id: number,
  to: 'sending' | 'stopped',
): Promise<boolean> {
  const from: IssueState = to === 'stopped' ? 'sending' : 'stopped';
  const { numUpdatedRows } = await db
    .updateTable('newsletter_issues')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * The progress of an issue, as numbers of emails that add up to all recipients. `left` unsubscribed before their email
 * was sent.
 */
export type SendingNumbers = Record<'sent' | 'waiting' | 'failed' | 'left', number>;

/** Counts the progress of an issue for each language of its texts. */
export async function countDeliveries(
  db: Kysely<Database>,
  id: number,
): Promise<Map<Locale, SendingNumbers>> {
  const rows = await db
    .selectFrom('newsletter_deliveries as delivery')
    .leftJoin('outbox', 'outbox.dedupe_key', 'delivery.mail_key')
    .select([
      'delivery.locale',
      'delivery.state',
      'outbox.state as mail',
      ({ fn }) => fn.countAll<number>().as('count'),
    ])
    .where('delivery.issue_id', '=', id)
    .groupBy(['delivery.locale', 'delivery.state', 'outbox.state'])
    .orderBy('delivery.locale')
    .execute();
  const numbers = new Map<Locale, SendingNumbers>();
  for (const { locale, state, mail, count } of rows) {
    const sums = numbers.get(locale) ?? { sent: 0, waiting: 0, failed: 0, left: 0 };
    sums[toNumber(state, mail)] += count;
    numbers.set(locale, sums);
  }
  return numbers;
}

/** An email accepted by the mail server counts as sent, even if its subscriber unsubscribed at that moment. */
function toNumber(
  state: Selectable<Database['newsletter_deliveries']>['state'],
  mail: OutboxState | null,
): keyof SendingNumbers {
  if (mail === 'sent') return 'sent';
  if (state === 'left') return 'left';
  return mail === 'dead' ? 'failed' : 'waiting';
}
