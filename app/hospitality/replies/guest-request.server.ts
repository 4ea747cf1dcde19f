import type { Kysely } from 'kysely';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';
import type { Database } from '~/platform/database/schema';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { hotelDay } from '~/platform/time/calendar';
import { type GuestStep, listGuestSteps, stateAfterStep } from './request-states';

/** The request of a guest's link; undefined for every other text. */
export async function findRequestByToken(
  db: Kysely<Database>,
  token: string,
): Promise<Enquiry | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  return db.selectFrom('enquiries').selectAll().where('token', '=', token).executeTakeFirst();
}

/**
 * What the guest decides by the link, with the mail that tells the house: once, and only about what the guest saw.
 * @param version of the page on which the guest pressed
 * @returns `changed` when the house has answered again meanwhile, or there is nothing left to decide
 */
export async function takeGuestStep(
  db: Kysely<Database>,
  request: Enquiry,
  step: GuestStep,
  options: {
    version: number;
    renderMail: (request: Enquiry) => Promise<OutgoingMail>;
    now: Date;
  },
): Promise<'done' | 'known' | 'changed'> {
  const { version, renderMail, now } = options;
  const state = stateAfterStep[step];
  // The same page pressed twice: what it asks for has been done by its first press.
  if (request.state === state && request.version === version + 1) return 'known';
  if (request.version !== version) return 'changed';
  if (!listGuestSteps(request, hotelDay(now)).includes(step)) return 'changed';
  const mail = await renderMail({ ...request, state, version: version + 1 });
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('enquiries')
      .set({
        state,
        version: version + 1,
        ...(step === 'confirm'
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
