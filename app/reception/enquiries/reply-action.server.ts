import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { applyReply } from '~/hospitality/replies/apply-reply.server';
import { answerMailKey } from '~/hospitality/replies/decision-mails.server';
import { type ReplyKind, replyKinds } from '~/hospitality/replies/enquiry-states';
import { readForm } from '~/platform/forms/form.server';
import { renderEmail } from '~/platform/mail/render-email.server';
import { hotelDay } from '~/platform/time/calendar';
import { resourceHref } from '~/routing/resource-href';
import { createKey, isKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest, toRefusal } from '../desk-route.server';
import { readFormNumber } from '../form-number';
import { storeOnce } from '../log/run-once.server';
import { listErrors } from '../action-fields';
import type { DeskScreen } from '../render-desk.server';
import { titleAfter } from '../title-after';
import {
  listDeclineReasons,
  maxReplyText,
  readReplyDraft,
  type ReplyDraft,
  replyFields,
  type TypedReply,
} from './reply-draft';
import { type ReplyRefusal, ReplyScreen } from './reply-screen';
import { hasSeatsAsShown, prepareReplyMail, type ReplyMail } from './reply-mail.server';
import { loadEnquirySheet, nameRequested, type EnquirySheet } from './enquiry-sheet.server';

type Page = { sheet: EnquirySheet; reply: ReplyKind; typed: TypedReply };

/** The path of an enquiry's sheet, which also shows the outcome of a submission. */
const sheetPath = (id: number, submissionId?: string): string =>
  resourceHref('reception.enquiry', { id: String(id) }) +
  (submissionId === undefined ? '' : `?done=${submissionId}`);

/** The enquiry and the kind of reply that the URL identifies, or a response to return instead. */
async function findPage(desk: StaffRequest): Promise<Omit<Page, 'typed'> | DeskScreen | Response> {
  const sheet = await loadEnquirySheet(desk);
  const reply = replyKinds.find((each) => each === desk.params.reply);
  if (!sheet || !reply) return toRefusal(desk, 'missing');
  return sheet.replies.includes(reply) ? { sheet, reply } : redirectTo(sheetPath(sheet.enquiry.id));
}

/** The page of a reply, with a preview once the email is complete. */
export async function showReply(desk: StaffRequest): Promise<DeskScreen | Response> {
  const found = await findPage(desk);
  if (!('sheet' in found)) return found;
  const { searchParams } = desk.url;
  const { date = '', time = '' } = found.sheet.requested;
  const typed = {
    date: searchParams.get('date') ?? date,
    time: searchParams.get('time') ?? time,
    reason: '',
    text: '',
  };
  const isBegun = found.reply !== 'propose' || searchParams.has('date');
  return toScreen(desk, { ...found, typed }, { showsErrors: isBegun && found.reply !== 'write' });
}

type Shown = {
  /** False until something has been typed. */
  showsErrors?: boolean;
  refusal?: ReplyRefusal;
  headers?: Record<string, string>;
};

async function toScreen(
  desk: StaffRequest,
  page: Page,
  { showsErrors = true, refusal, headers }: Shown,
): Promise<DeskScreen> {
  const { t, locale, now } = desk;
  const { sheet, reply, typed } = page;
  const draft = readReplyDraft({ ...sheet, kind: sheet.enquiry.kind }, reply, typed, hotelDay(now));
  const { problems, reserved, reason } = draft;
  const mail = problems.length === 0 ? await prepareReplyMail(desk, page, draft) : undefined;
  const errors = showsErrors
    ? problems.map(({ field, code }) => ({
        name: field,
        message: t(`inbox:reply.errors.${code}`, { limit: maxReplyText }),
      }))
    : [];
  const statuses = { changed: 409, impossible: 409, limited: 429, shown: 200 } as const;
  return {
    status: errors.length > 0 ? 400 : refusal ? statuses[refusal.kind] : 200,
    hasErrors: errors.length > 0,
    title: titleAfter(refusal && t('reception:outcomes.refused'), t(`inbox:reply.${reply}.title`)),
    ...(headers && { headers }),
    screen: createElement(ReplyScreen, {
      reply,
      sheet,
      names: nameRequested(desk, sheet),
      typed: { ...typed, reason },
      reasons: reply === 'decline' ? listDeclineReasons(reserved) : [],
      mail: mail?.content,
      plan: mail?.plan,
      warnings: mail?.warnings ?? [],
      shown: mail ? hashPreview(mail) : '',
      submissionId: createKey(),
      errors: listErrors(errors),
      messages: Object.fromEntries(errors.map(({ name, message }) => [name, message])),
      refusal,
      locale,
      now,
    }),
  };
}

/**
 * Identifies the preview, so that only what was shown is sent. Excludes the button's URL, which is created on sending.
 */
function hashPreview({ content, isOverbooked, warnings }: ReplyMail): string {
  const { button, ...texts } = content;
  return createHash('sha256')
    .update(JSON.stringify([texts, Boolean(button), isOverbooked, warnings]))
    .digest('base64url');
}

const names = [...replyFields, 'submission', 'version', 'shown', 'intent'];

/** Sends the email that the page showed; shows it again if it has changed. */
export async function sendReply(desk: StaffRequest): Promise<DeskScreen | Response> {
  const { context, request, staff, t, now } = desk;
  const form = await readForm(request, names);
  const read = (name: string) => String(form.get(name) ?? '').replace(/\r\n?/g, '\n');
  const submissionId = read('submission');
  const typed = {
    date: read('date'),
    time: read('time'),
    reason: read('reason'),
    text: read('text'),
  };
  const sheet = await loadEnquirySheet(desk);
  if (sheet?.answers.some(({ submission_id }) => submission_id === submissionId)) {
    return redirectTo(sheetPath(sheet.enquiry.id, submissionId));
  }
  const version = readFormNumber(read('version'));
  const reply = replyKinds.find((each) => each === desk.params.reply);
  if (!sheet || !reply) return toRefusal(desk, 'missing');
  const page = { sheet, reply, typed };
  if (!sheet.replies.includes(reply)) return showAsMessage(desk, page);
  if (version !== sheet.enquiry.version) {
    return toScreen(desk, page, { refusal: { kind: 'changed' } });
  }
  const draft = readReplyDraft({ ...sheet, kind: sheet.enquiry.kind }, reply, typed, hotelDay(now));
  if (draft.problems.length > 0 || read('intent') !== 'send' || !isKey(submissionId)) {
    return toScreen(desk, page, {});
  }
  const mail = await prepareReplyMail(desk, page, draft);
  if (hashPreview(mail) !== read('shown')) {
    return toScreen(desk, page, { refusal: { kind: 'shown' } });
  }
  const wait = await context.replyLimits.countReply(staff.email);
  if (wait !== undefined) {
    const count = Math.ceil(wait / 60);
    const text = t('inbox:reply.limited', { count });
    const headers = { 'Retry-After': String(wait) };
    return toScreen(desk, page, { refusal: { kind: 'limited', text }, headers });
  }
  if (await store(desk, page, { submissionId, mail, reserved: draft.reserved }))
    return redirectTo(sheetPath(sheet.enquiry.id, submissionId));
  const current = await loadEnquirySheet(desk);
  if (!current) return toRefusal(desk, 'missing');
  if (!current.replies.includes(reply)) return showAsMessage(desk, { ...page, sheet: current });
  const kind = current.enquiry.version === version ? 'shown' : 'changed';
  return toScreen(desk, { ...page, sheet: current }, { refusal: { kind } });
}

/** A reply that is no longer possible: a message still is, so its page keeps what was typed. */
const showAsMessage = (desk: StaffRequest, page: Page): Promise<DeskScreen> =>
  toScreen(
    desk,
    { ...page, reply: 'write' },
    { showsErrors: page.typed.text.trim() !== '', refusal: { kind: 'impossible' } },
  );

type Ready = {
  submissionId: string;
  mail: ReplyMail;
  reserved: ReplyDraft['reserved'];
};

/**
 * Stores log entry, reply, state and email in one transaction.
 * @returns false if the enquiry or the seats have changed since
 */
async function store(
  desk: StaffRequest,
  { sheet, reply }: Page,
  { submissionId, mail: prepared, reserved }: Ready,
): Promise<boolean> {
  const { context, staff, now } = desk;
  const { enquiry } = sheet;
  const { content, token, to } = prepared;
  const mail = {
    dedupeKey: answerMailKey(enquiry, reply),
    kind: 'request-answer',
    siteUrl: context.env.SITE_URL,
    ...to,
    ...(await renderEmail(content)),
  };
  const action = { submissionId, action: `request-${reply}`, subject: `request ${enquiry.id}` };
  const text = [content.subject, ...content.opening].join('\n');
  const by = { submissionId, staffEmail: staff.email };
  const stored = { ...by, kind: reply, reserved, text, mail, token };
  const isStored = await storeOnce(
    desk,
    action,
    async (trx) =>
      (await hasSeatsAsShown(trx, desk, prepared, {
        reserved: reserved ?? {},
        exceptId: enquiry.id,
      })) && applyReply(trx, enquiry, stored, now),
  );
  if (isStored) context.outbox.notify();
  return isStored !== false;
}
