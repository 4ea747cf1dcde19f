import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { applyReply } from '~/hospitality/replies/apply-reply.server';
import { type ReplyKind, replyKinds } from '~/hospitality/replies/request-states';
import { readForm } from '~/platform/forms/form.server';
import type { EmailContent } from '~/platform/mail/email-content';
import { renderEmail } from '~/platform/mail/render-email.server';
import { hotelDay } from '~/platform/time/calendar';
import { resourceHref } from '~/routing/resource-href';
import { createKey, isKey } from '../desk-keys.server';
import { goTo, type StaffRequest, toRefusal } from '../desk-route.server';
import { logAction, setOutcome } from '../log/staff-actions.server';
import { listErrors } from '../orders/action-fields';
import type { DeskScreen } from '../render-desk.server';
import { readReplyDraft, replyFields, type TypedReply } from './reply-draft';
import { type ReplyRefusal, ReplyScreen } from './reply-screen';
import { prepareLetter } from './reply-letter.server';
import { loadRequestSheet, nameAsked, type RequestSheet } from './request-sheet.server';

type Page = { sheet: RequestSheet; reply: ReplyKind; typed: TypedReply };

/** The sheet of a request, with what was just done on it. */
const sheetPath = (id: number, submissionId?: string): string =>
  resourceHref('reception.request', { id: String(id) }) +
  (submissionId === undefined ? '' : `?done=${submissionId}`);

/** The request and the answer that the address names, or where to go instead. */
async function findPage(desk: StaffRequest): Promise<Omit<Page, 'typed'> | DeskScreen | Response> {
  const sheet = await loadRequestSheet(desk.context.db, desk.params.id);
  const reply = replyKinds.find((each) => each === desk.params.reply);
  if (!sheet || !reply) return toRefusal(desk, 'missing');
  return sheet.replies.includes(reply) ? { sheet, reply } : goTo(sheetPath(sheet.request.id));
}

/** The page of an answer: with the letter as soon as it is complete. */
export async function showReply(desk: StaffRequest): Promise<DeskScreen | Response> {
  const found = await findPage(desk);
  if (!('sheet' in found)) return found;
  const { searchParams } = desk.url;
  const { date = '', time = '' } = found.sheet.asked;
  const typed = {
    date: searchParams.get('date') ?? date,
    time: searchParams.get('time') ?? time,
    text: '',
  };
  const isBegun = found.reply !== 'propose' || searchParams.has('date');
  return toScreen(desk, { ...found, typed }, { showsErrors: isBegun && found.reply !== 'write' });
}

type Shown = {
  /** Not while nothing has been typed yet. */
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
  const { problems, kept } = readReplyDraft(
    { ...sheet, kind: sheet.request.kind },
    reply,
    typed,
    hotelDay(now),
  );
  const letter = problems.length === 0 ? await prepareLetter(desk, page, kept) : undefined;
  const errors = showsErrors
    ? problems.map(({ field, code }) => ({
        name: field,
        message: t(`requests:reply.errors.${code}`),
      }))
    : [];
  const statuses = { changed: 409, limited: 429, shown: 200 } as const;
  return {
    status: errors.length > 0 ? 400 : refusal ? statuses[refusal.kind] : 200,
    hasErrors: errors.length > 0,
    title: t(`requests:reply.${reply}.title`),
    ...(headers && { headers }),
    screen: createElement(ReplyScreen, {
      reply,
      sheet,
      names: nameAsked(desk, sheet),
      typed,
      letter: letter?.content,
      plan: letter?.plan,
      shown: letter ? digestOf(letter.content, letter.isOver) : '',
      submissionId: createKey(),
      errors: listErrors(errors),
      messages: Object.fromEntries(errors.map(({ name, message }) => [name, message])),
      refusal,
      locale,
      now,
    }),
  };
}

/** Names what the page showed: what is sent is what was read. The button's address is made when it is sent. */
const digestOf = ({ button, ...content }: EmailContent, isOver: boolean): string =>
  createHash('sha256')
    .update(JSON.stringify([content, Boolean(button), isOver]))
    .digest('base64url');

const names = [...replyFields, 'submission', 'version', 'shown', 'press'];

/** Sends what the page showed, or shows it again where something else was typed. */
export async function sendReply(desk: StaffRequest): Promise<DeskScreen | Response> {
  const { context, request, staff, t } = desk;
  const form = await readForm(request, names);
  const read = (name: string) => String(form.get(name) ?? '').replace(/\r\n?/g, '\n');
  const submissionId = read('submission');
  const typed = { date: read('date'), time: read('time'), text: read('text') };
  const sheet = await loadRequestSheet(context.db, desk.params.id);
  if (sheet?.answers.some(({ submission_id }) => submission_id === submissionId)) {
    return goTo(sheetPath(sheet.request.id, submissionId));
  }
  const version = Number(read('version'));
  const reply = replyKinds.find((each) => each === desk.params.reply);
  if (!sheet || !reply) return toRefusal(desk, 'missing');
  const page = { sheet, reply, typed };
  if (version !== sheet.request.version || !sheet.replies.includes(reply)) {
    return toScreen(desk, page, { refusal: { kind: 'changed' } });
  }
  const draft = readReplyDraft(
    { ...sheet, kind: sheet.request.kind },
    reply,
    typed,
    hotelDay(desk.now),
  );
  if (draft.problems.length > 0 || read('press') !== 'send' || !isKey(submissionId)) {
    return toScreen(desk, page, {});
  }
  const letter = await prepareLetter(desk, page, draft.kept);
  if (digestOf(letter.content, letter.isOver) !== read('shown')) {
    return toScreen(desk, page, { refusal: { kind: 'shown' } });
  }
  const wait = context.requestLimits.countReply(staff.email);
  if (wait !== undefined) {
    const count = Math.ceil(wait / 60);
    const text = t('requests:reply.limited', { count });
    const headers = { 'Retry-After': String(wait) };
    return toScreen(desk, page, { refusal: { kind: 'limited', text }, headers });
  }
  const outcome = await store(desk, page, { submissionId, letter, kept: draft.kept });
  if (outcome !== 'changed') return goTo(sheetPath(sheet.request.id, submissionId));
  const current = await loadRequestSheet(context.db, desk.params.id);
  if (!current) return toRefusal(desk, 'missing');
  return toScreen(desk, { ...page, sheet: current }, { refusal: { kind: 'changed' } });
}

type Ready = {
  submissionId: string;
  letter: Awaited<ReturnType<typeof prepareLetter>>;
  kept: Parameters<typeof prepareLetter>[2];
};

/** The log, the answer, the state and the mail in one transaction: all of it or nothing. */
async function store(
  { context, staff, url, now }: StaffRequest,
  { sheet, reply }: Page,
  { submissionId, letter, kept }: Ready,
): Promise<'done' | 'known' | 'changed'> {
  const { request } = sheet;
  const { content, token, to } = letter;
  const mail = {
    dedupeKey: `request:${request.id}:answer:${request.version + 1}`,
    kind: 'request-answer',
    siteUrl: context.env.SITE_URL,
    ...to,
    ...(await renderEmail(content)),
  };
  const outcome = await context.db.transaction().execute(async (trx) => {
    const row = await logAction(trx, {
      submissionId,
      staffEmail: staff.email,
      action: `request-${reply}`,
      subject: `request ${request.id}`,
      screen: url.pathname,
      now,
    });
    if (row === undefined) return 'known';
    const text = [content.subject, ...content.opening].join('\n');
    const by = { submissionId, staffEmail: staff.email };
    const isStored = await applyReply(
      trx,
      request,
      { ...by, kind: reply, kept, text, mail, token },
      now,
    );
    await setOutcome(trx, row, isStored ? 'done' : 'refused');
    return isStored ? 'done' : 'changed';
  });
  if (outcome === 'done') context.outbox.notify();
  return outcome;
}
