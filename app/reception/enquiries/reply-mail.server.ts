import type { Kysely } from 'kysely';
import { mailSettings, enquiryMailbox } from '~/content/mails/mail-settings.server';
import { listDateWarnings } from '~/hospitality/replies/date-warnings.server';
import { toReplyContent } from '~/hospitality/replies/reply-content.server';
import { templateOf } from '~/hospitality/replies/reply-templates';
import { loadTemplate } from '~/hospitality/replies/reply-templates.server';
import { isReserved, type ReplyKind, stateAfterReply } from '~/hospitality/replies/enquiry-states';
import { isOverbooked } from '~/hospitality/replies/seats';
import type { Reservation } from '~/hospitality/replies/reservation';
import { loadSeatPlan, type SeatPlan } from '~/hospitality/replies/seats.server';
import type { Database } from '~/platform/database/schema';
import { createKey } from '../desk-keys.server';
import type { StaffRequest } from '../desk-route.server';
import type { ReplyDraft } from './reply-draft';
import type { EnquirySheet } from './enquiry-sheet.server';

type About = { sheet: EnquirySheet; reply: ReplyKind; typed: { text: string } };

/** Prepares the email of a reply, its recipient, the seats of the service, and warnings of an unusual day. */
export async function prepareReplyMail(
  { context, now }: Pick<StaffRequest, 'context' | 'now'>,
  { sheet, reply, typed }: About,
  { reserved, reason }: Pick<ReplyDraft, 'reserved' | 'reason'>,
) {
  const { enquiry } = sheet;
  const { db, env } = context;
  const content = context.content.current();
  const id = templateOf(enquiry.kind, reply, reason);
  const template = await loadTemplate(db, { id, locale: enquiry.locale });
  const token = enquiry.token ?? createKey();
  const hasLink = isReserved(stateAfterReply(enquiry.state, reply));
  const mail = {
    enquiry,
    template,
    reserved: reply === 'write' && !hasLink ? {} : reserved,
    text: typed.text.trim(),
    token: hasLink ? token : undefined,
  };
  const isOffer = reply === 'accept' || reply === 'propose';
  const plan = isOffer ? await loadSeats({ db, content }, reserved, enquiry.id) : undefined;
  return {
    content: toReplyContent(content, mail, env.SITE_URL),
    token,
    to: {
      to: { name: enquiry.full_name, address: enquiry.email },
      replyTo: enquiryMailbox(mailSettings(context)),
    },
    warnings: isOffer ? listDateWarnings(content, reserved, now) : [],
    plan,
    isOverbooked: plan !== undefined && isOverbooked(plan),
  };
}

/** The seats of the service that a table is offered for, with its own guests; undefined for anything but a table. */
async function loadSeats(
  site: Parameters<typeof loadSeatPlan>[0],
  { venue, date, time, guests = 0 }: Reservation,
  exceptId: number,
): Promise<(SeatPlan & { guests: number }) | undefined> {
  if (!venue || !date || !time) return undefined;
  return { ...(await loadSeatPlan(site, { venue, date, time }, exceptId)), guests };
}

/**
 * Whether the seats are still as the page of a reply has shown them, in the transaction that stores it: a colleague may
 * have promised them a moment ago.
 */
export async function hasSeatsAsShown(
  trx: Kysely<Database>,
  { context }: Pick<StaffRequest, 'context'>,
  { plan, isOverbooked: wasOverbooked }: Pick<ReplyMail, 'plan' | 'isOverbooked'>,
  { reserved, exceptId }: { reserved: Reservation; exceptId: number },
): Promise<boolean> {
  if (!plan || wasOverbooked) return true;
  const content = context.content.current();
  const current = await loadSeats({ db: trx, content }, reserved, exceptId);
  return current === undefined || !isOverbooked(current);
}

export type ReplyMail = Awaited<ReturnType<typeof prepareReplyMail>>;
