import { createElement } from 'react';
import type { Issue } from '~/hospitality/newsletter/issues/issues.server';
import {
  countRecipientGroups,
  startSending,
} from '~/hospitality/newsletter/issues/send-issue.server';
import { readForm } from '~/platform/forms/form.server';
import { log } from '~/platform/log/log.server';
import { createKey, isKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest, toRefusal } from '../desk-route.server';
import { readFormNumber } from '../form-number';
import { storeOnce } from '../log/run-once.server';
import type { DeskScreen } from '../render-desk.server';
import { titleAfter } from '../title-after';
import { findNamedIssue, issuePath, subjectOf } from './find-issue.server';
import { inSiteOrder } from './in-site-order';
import { findDraftProblems, titleOf } from './issue-form';
import { SendScreen } from './send-screen';

/** The draft that can be sent, or a redirect. */
async function findSendable(desk: StaffRequest): Promise<Issue | DeskScreen | Response> {
  const issue = await findNamedIssue(desk);
  if (!issue) return toRefusal(desk, 'missing');
  if (issue.state !== 'draft') return redirectTo(issuePath(issue.id));
  const problems = findDraftProblems(issue.texts, true);
  return problems.length > 0 ? redirectTo(issuePath(issue.id, '?check')) : issue;
}

/** The confirmation page before an issue is sent. */
export async function showSending(desk: StaffRequest): Promise<DeskScreen | Response> {
  const issue = await findSendable(desk);
  return 'texts' in issue ? toScreen(desk, issue, { isChanged: false }) : issue;
}

async function toScreen(
  { context, locale, t }: StaffRequest,
  issue: Issue,
  { isChanged }: { isChanged: boolean },
): Promise<DeskScreen> {
  const groups = await countRecipientGroups(context.db, issue.texts);
  return {
    status: isChanged ? 409 : 200,
    title: titleAfter(
      isChanged ? t('reception:outcomes.refused') : undefined,
      t('issues:send.title'),
    ),
    screen: createElement(SendScreen, {
      id: issue.id,
      version: issue.version,
      title: titleOf(issue.texts, locale),
      texts: issue.texts,
      groups: inSiteOrder(groups, (group) => group.locale),
      perMinute: context.env.NEWSLETTER_PER_MINUTE,
      submissionId: createKey(),
      isChanged,
    }),
  };
}

/** Sends what the page showed, once, however often the button is pressed. */
export async function submitSending(desk: StaffRequest): Promise<DeskScreen | Response> {
  const { request, staff, now } = desk;
  const form = await readForm(request, ['submission', 'version']);
  const issue = await findSendable(desk);
  if (!('texts' in issue)) return issue;
  const submissionId = String(form.get('submission') ?? '');
  if (!isKey(submissionId)) return toScreen(desk, issue, { isChanged: false });
  const shown = { ...issue, version: readFormNumber(String(form.get('version') ?? '')) ?? 0 };
  if (shown.version !== issue.version) return toScreen(desk, issue, { isChanged: true });
  const action = { submissionId, action: 'newsletter-send', subject: subjectOf(issue.id) };
  let recipients = 0;
  const isStarted = await storeOnce(desk, action, async (trx) => {
    const started = await startSending(trx, shown, { staffEmail: staff.email, now });
    recipients = started ?? 0;
    return started !== undefined;
  });
  if (isStarted) log.info({ issue: issue.id, recipients }, 'A newsletter is being sent');
  return redirectTo(issuePath(issue.id));
}
