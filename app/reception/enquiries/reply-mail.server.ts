import { mailSettings, enquiryMailbox } from '~/content/mails/mail-settings.server';
import { listDateWarnings } from '~/hospitality/replies/date-warnings.server';
import { toReplyContent } from '~/hospitality/replies/reply-content.server';
import { templateOf } from '~/hospitality/replies/reply-templates';
import { loadTemplate } from '~/hospitality/replies/reply-templates.server';
import { isReserved, type ReplyKind, stateAfterReply } from '~/hospitality/replies/enquiry-states';
import { isOverbooked } from '~/hospitality/replies/seats';
import { loadSeatPlan } from '~/hospitality/replies/seats.server';
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
  const { venue, date, time, guests = 0 } = reserved;
  const isOffer = reply === 'accept' || reply === 'propose';
  const plan =
    isOffer && venue && date && time
      ? await loadSeatPlan({ db, content }, { venue, date, time }, enquiry.id)
      : undefined;
  return {
    content: toReplyContent(content, mail, env.SITE_URL),
    token,
    to: {
      to: { name: enquiry.full_name, address: enquiry.email },
      replyTo: enquiryMailbox(mailSettings(context)),
    },
    warnings: isOffer ? listDateWarnings(content, reserved, now) : [],
    plan: plan && { ...plan, guests },
    isOverbooked: plan !== undefined && isOverbooked({ ...plan, guests }),
  };
}

export type ReplyMail = Awaited<ReturnType<typeof prepareReplyMail>>;
