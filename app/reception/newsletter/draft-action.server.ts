import { createElement } from 'react';
import { renderTestMail } from '~/hospitality/newsletter/issues/issue-mail.server';
import {
  createIssue,
  findIssue,
  type Issue,
  saveIssue,
} from '~/hospitality/newsletter/issues/issues.server';
import {
  type IssueTexts,
  listWritten,
  maxTextLength,
} from '~/hospitality/newsletter/issues/issue-texts';
import { readForm } from '~/platform/forms/form.server';
import { enqueue } from '~/platform/mail/outbox.server';
import { resourceHref } from '~/routing/resource-href';
import { createKey, isKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest } from '../desk-route.server';
import { readFormNumber } from '../form-number';
import { logAction, setOutcome } from '../log/staff-actions.server';
import { listErrors } from '../action-fields';
import type { DeskScreen } from '../render-desk.server';
import { titleAfter } from '../title-after';
import { discardDraft, showDiscarding } from './discard-draft.server';
import { DraftScreen } from './draft-screen';
import { issuePath, subjectOf } from './find-issue.server';
import {
  type DraftProblem,
  fieldName,
  findDraftProblems,
  isSame,
  textFieldNames,
  readTexts,
} from './issue-form';
import { nativeLanguageName } from './native-language-name';

type Shown = {
  typed: IssueTexts;
  problems?: readonly DraftProblem[];
  /** The colleague who was faster. */
  changedBy?: string | undefined;
  /** What was not done because of that. */
  refused?: 'changed' | 'notDeleted';
};

/** The page of a draft that is not stored yet. */
export const showNewDraft = (desk: StaffRequest): DeskScreen =>
  toScreen(desk, undefined, { typed: {} });

/** The page of a draft; after an attempt to send it, with the problems found. */
export function showDraft(desk: StaffRequest, issue: Issue): DeskScreen {
  const isChecked = desk.url.searchParams.has('check');
  const problems = isChecked ? findDraftProblems(issue.texts, true) : [];
  return toScreen(desk, issue, { typed: issue.texts, problems });
}

function toScreen(
  { t, url, staff }: StaffRequest,
  issue: Issue | undefined,
  { typed, problems = [], changedBy, refused = 'changed' }: Shown,
): DeskScreen {
  const errors = problems.map(({ locale, field, code }) => ({
    name: fieldName(field, locale),
    message: t(code === 'required' ? `issues:errors.${field}` : `issues:errors.${code}`, {
      language: nativeLanguageName(locale),
      limit: maxTextLength[field],
    }),
  }));
  const asked = (['saved', 'tested'] as const).find((each) => url.searchParams.has(each));
  const done = errors.length > 0 || changedBy ? undefined : asked;
  const outcome = changedBy ? 'refused' : done && 'done';
  return {
    status: errors.length > 0 ? 400 : changedBy ? 409 : 200,
    hasErrors: errors.length > 0,
    title: titleAfter(
      outcome && t(`reception:outcomes.${outcome}`),
      t(issue ? 'issues:draft.title' : 'issues:draft.newTitle'),
    ),
    screen: createElement(DraftScreen, {
      id: issue?.id,
      version: issue?.version ?? 0,
      typed,
      stored: issue?.texts ?? {},
      submissionId: createKey(),
      errors: listErrors(errors),
      messages: Object.fromEntries(errors.map(({ name, message }) => [name, message])),
      changedBy,
      refused,
      done,
      email: staff.email,
    }),
  };
}

const presses = ['save', 'test', 'send', 'discard', 'delete', 'back'] as const;
type Press = (typeof presses)[number];

/**
 * Stores a draft; then tests it, or continues to the sending page. To delete it takes a second press, on a confirmation
 * page.
 */
export async function submitDraft(
  desk: StaffRequest,
  issue: Issue | undefined,
): Promise<DeskScreen | Response> {
  const form = await readForm(desk.request, [...textFieldNames, 'submission', 'version', 'press']);
  const read = (name: string) => String(form.get(name) ?? '');
  const typed = readTexts(form);
  const press = presses.find((each) => each === read('press')) ?? 'save';
  const submissionId = read('submission');
  if (!isKey(submissionId)) return toScreen(desk, issue, { typed });
  const version = readFormNumber(read('version')) ?? 0;
  if (press === 'discard' || press === 'delete' || press === 'back') {
    return discard(desk, issue, { submissionId, version, typed, press });
  }
  const problems = findDraftProblems(typed, press !== 'save');
  if (problems.length > 0) return toScreen(desk, issue, { typed, problems });
  const outcome = await store(desk, issue, { submissionId, version, typed, press });
  if (outcome.isStored) {
    if (press === 'test') desk.context.outbox.notify();
    return redirectTo(nextPath(outcome.id, press));
  }
  const current = await findIssue(desk.context.db, outcome.id);
  if (current?.state !== 'draft') return redirectTo(issuePath(outcome.id));
  return toScreen(desk, current, { typed, changedBy: current.staff_email });
}

const nextPath = (id: number, press: Press): string =>
  press === 'send'
    ? resourceHref('reception.newsletter-send', { id: String(id) })
    : issuePath(id, press === 'test' ? '?tested' : '?saved');

type Submission = { submissionId: string; version: number; typed: IssueTexts; press: Press };

/**
 * Stores the draft, the log and the test emails in one transaction. A page submitted before has already done so, unless
 * its text has changed.
 */
async function store(
  desk: StaffRequest,
  issue: Issue | undefined,
  { submissionId, version, typed, press }: Submission,
): Promise<{ id: number; isStored: boolean }> {
  const { context, staff, url, now } = desk;
  const author = { staffEmail: staff.email, now };
  return context.db.transaction().execute(async (trx) => {
    const id = issue?.id ?? (await createIssue(trx, typed, { ...author, submissionId }));
    const row = await logAction(trx, {
      submissionId,
      staffEmail: staff.email,
      action: press === 'test' ? 'newsletter-test' : 'newsletter-save',
      subject: subjectOf(id),
      screen: url.pathname,
      now,
    });
    if (row === undefined) {
      const stored = await findIssue(trx, id);
      return { id, isStored: stored !== undefined && isSame(stored.texts, typed) };
    }
    const isStored = !issue || (await saveIssue(trx, id, typed, { ...author, version }));
    if (isStored && press === 'test') await queueTests(desk, submissionId, typed, trx);
    await setOutcome(trx, row, isStored ? 'done' : 'refused');
    return { id, isStored };
  });
}

/** One email for each language with a text. */
async function queueTests(
  { context, staff, now }: StaffRequest,
  submissionId: string,
  texts: IssueTexts,
  trx: Parameters<typeof enqueue>[0],
): Promise<void> {
  const { site } = context.content.current().get();
  const sender = { site, siteUrl: context.env.SITE_URL, now };
  for (const locale of listWritten(texts)) {
    const issueText = texts[locale];
    if (!issueText) continue;
    const dedupeKey = `newsletter-test:${submissionId}:${locale}`;
    const mail = await renderTestMail(issueText, locale, { dedupeKey, email: staff.email }, sender);
    await enqueue(trx, mail, { now });
  }
}

/** Asks before the draft is deleted, deletes it, or goes back to what has been typed. */
async function discard(
  desk: StaffRequest,
  issue: Issue | undefined,
  { submissionId, version, typed, press }: Submission,
): Promise<DeskScreen | Response> {
  const list = resourceHref('reception.newsletter');
  if (!issue) return redirectTo(list);
  const isChanged = version !== issue.version;
  if (press === 'back') {
    return toScreen(desk, issue, { typed, changedBy: isChanged ? issue.staff_email : undefined });
  }
  if (press === 'discard' && !isChanged) return showDiscarding(desk, issue, typed);
  if (press === 'delete' && (await discardDraft(desk, issue, { submissionId, version }))) {
    return redirectTo(`${list}?discarded`);
  }
  const current = await findIssue(desk.context.db, issue.id);
  if (current?.state !== 'draft') return redirectTo(issuePath(issue.id));
  return toScreen(desk, current, { typed, changedBy: current.staff_email, refused: 'notDeleted' });
}
