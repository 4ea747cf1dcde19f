import type { Kysely } from 'kysely';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';
import type { Database } from '~/platform/database/schema';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { hotelDay } from '~/platform/time/calendar';
import { withdrawOvertakenMails } from './decision-mails.server';
import { type GuestAction, listGuestActions, stateAfterAction } from './enquiry-states';

/** Finds the enquiry whose page has this token; undefined if there is none. */
export async function findEnquiryByToken(
  db: Kysely<Database>,
  token: string,
): Promise<Enquiry | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  return db.selectFrom('enquiries').selectAll().where('token', '=', token).executeTakeFirst();
}

type GuestActionOutcome =
  | { kind: 'done' | 'known' | 'changed' }
  /** All guests together have answered too often. */
  | { kind: 'limited'; retryAfter: number };

/**
 * Stores the guest's confirmation or cancellation and the email to the staff, exactly once and only for the version
 * that the guest saw.
 * @param options.version the version that the guest's page showed
 * @param options.admit counts an answer that is about to be stored; returns the seconds to wait if it may not be
 * @returns `known` if the page was already submitted; `changed` if staff have replied again or there is nothing left to
 * decide
 */
export async function applyGuestAction(
  db: Kysely<Database>,
  enquiry: Enquiry,
  action: GuestAction,
  options: {
    version: number;
    admit: () => Promise<number | undefined>;
    renderMail: (enquiry: Enquiry) => Promise<OutgoingMail>;
    now: Date;
  },
): Promise<GuestActionOutcome> {
  const { version, admit, renderMail, now } = options;
  const state = stateAfterAction[action];
  if (isAnswered(enquiry, action, version)) return { kind: 'known' };
  if (enquiry.version !== version) return { kind: 'changed' };
  if (!listGuestActions(enquiry, hotelDay(now)).includes(action)) return { kind: 'changed' };
  const retryAfter = await admit();
  if (retryAfter !== undefined) return { kind: 'limited', retryAfter };
  const mail = await renderMail({ ...enquiry, state, version: version + 1 });
  return db.transaction().execute(async (trx): Promise<GuestActionOutcome> => {
    const changed = await trx
      .updateTable('enquiries')
      .set({
        state,
        version: version + 1,
        ...(action === 'confirm'
          ? { confirmed_at: now.toISOString() }
          : { cancelled_at: now.toISOString() }),
      })
      .where('id', '=', enquiry.id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (!changed) {
      const current = await trx
        .selectFrom('enquiries')
        .select(['state', 'version'])
        .where('id', '=', enquiry.id)
        .executeTakeFirst();
      const isKnown = current && isAnswered(current, action, version);
      return { kind: isKnown ? 'known' : 'changed' };
    }
    await withdrawOvertakenMails(trx, enquiry);
    await enqueue(trx, mail, { now });
    return { kind: 'done' };
  });
}

/** Whether the same page was submitted before, or is at the same time, as by a double press. */
const isAnswered = (
  { state, version }: Pick<Enquiry, 'state' | 'version'>,
  action: GuestAction,
  shown: number,
): boolean => state === stateAfterAction[action] && version === shown + 1;
