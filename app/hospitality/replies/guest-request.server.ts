import type { Kysely } from 'kysely';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';
import type { Database } from '~/platform/database/schema';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { hotelDay } from '~/platform/time/calendar';
import { type GuestAction, listGuestActions, stateAfterAction } from './request-states';

/** Finds the request whose page has this token; undefined if there is none. */
export async function findRequestByToken(
  db: Kysely<Database>,
  token: string,
): Promise<Enquiry | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  return db.selectFrom('enquiries').selectAll().where('token', '=', token).executeTakeFirst();
}

/**
 * Stores the guest's confirmation or cancellation and the email to the staff, exactly once and only for the version
 * that the guest saw.
 * @param version the version that the guest's page showed
 * @returns `known` if the page was already submitted; `changed` if staff have replied again or there is nothing left to
 * decide
 */
export async function applyGuestAction(
  db: Kysely<Database>,
  request: Enquiry,
  action: GuestAction,
  options: {
    version: number;
    renderMail: (request: Enquiry) => Promise<OutgoingMail>;
    now: Date;
  },
): Promise<'done' | 'known' | 'changed'> {
  const { version, renderMail, now } = options;
  const state = stateAfterAction[action];
  // The same page was submitted again; the first submission has been stored.
  if (request.state === state && request.version === version + 1) return 'known';
  if (request.version !== version) return 'changed';
  if (!listGuestActions(request, hotelDay(now)).includes(action)) return 'changed';
  const mail = await renderMail({ ...request, state, version: version + 1 });
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('enquiries')
      .set({
        state,
        version: version + 1,
        ...(action === 'confirm'
          ? { confirmed_at: now.toISOString() }
          : { cancelled_at: now.toISOString() }),
      })
      .where('id', '=', request.id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return 'changed';
    await enqueue(trx, mail, { now });
    return 'done';
  });
}
