import { createElement } from 'react';
import type { Issue } from '~/hospitality/newsletter/issues/issues.server';
import { countDeliveries, setSending } from '~/hospitality/newsletter/issues/send-issue.server';
import { readForm } from '~/platform/forms/form.server';
import { createKey, isKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest, toRefusal } from '../desk-route.server';
import { storeOnce } from '../log/run-once.server';
import type { DeskScreen } from '../render-desk.server';
import { showDraft, submitDraft } from './draft-action.server';
import { findNamedIssue, issuePath, subjectOf } from './find-issue.server';
import { inSiteOrder } from './in-site-order';
import { titleOf } from './issue-form';
import { SheetScreen } from './sheet-screen';

/** The page of an issue: the draft, or the progress of its sending. */
export async function showIssue(desk: StaffRequest): Promise<DeskScreen | Response> {
  const issue = await findNamedIssue(desk);
  if (!issue) return toRefusal(desk, 'missing');
  return issue.state === 'draft' ? showDraft(desk, issue) : showSheet(desk, issue);
}

async function showSheet(desk: StaffRequest, issue: Issue): Promise<DeskScreen> {
  const { context, locale, now, t } = desk;
  return {
    title: titleOf(issue.texts, locale) || t('issues:untitled'),
    screen: createElement(SheetScreen, {
      issue,
      numbers: inSiteOrder([...(await countDeliveries(context.db, issue.id))], ([each]) => each),
      perMinute: context.env.NEWSLETTER_PER_MINUTE,
      submissionId: createKey(),
      locale,
      now,
    }),
  };
}

/** Handles the forms of an issue's page: those of its draft or, once it is sent, to stop and resume sending. */
export async function submitIssue(desk: StaffRequest): Promise<DeskScreen | Response> {
  const issue = await findNamedIssue(desk);
  if (!issue) return toRefusal(desk, 'missing');
  if (issue.state === 'draft') return submitDraft(desk, issue);
  const form = await readForm(desk.request, ['submission', 'press']);
  const [submissionId, press] = [String(form.get('submission')), form.get('press')];
  if (!isKey(submissionId) || (press !== 'stop' && press !== 'continue')) {
    return redirectTo(issuePath(issue.id));
  }
  const action = { submissionId, action: `newsletter-${press}`, subject: subjectOf(issue.id) };
  await storeOnce(desk, action, (trx) =>
    setSending(trx, issue.id, press === 'stop' ? 'stopped' : 'sending'),
  );
  return redirectTo(issuePath(issue.id));
}
