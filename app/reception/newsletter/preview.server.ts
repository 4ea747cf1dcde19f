import { toIssueContent } from '~/hospitality/newsletter/issues/issue-mail.server';
import { listWritten } from '~/hospitality/newsletter/issues/issue-texts';
import { renderEmail } from '~/platform/mail/render-email.server';
import { type StaffRequest, toRefusal } from '../desk-route.server';
import { deskHeaders, type DeskScreen } from '../render-desk.server';
import { findNamedIssue } from './find-issue.server';

/** An email contains its own styles, and nothing else is allowed. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Shows an issue in one language as the email that its recipients get, without a working unsubscribe link. */
export async function showPreview(desk: StaffRequest): Promise<DeskScreen | Response> {
  const { context, params, now } = desk;
  const issue = await findNamedIssue(desk);
  const locale = issue && listWritten(issue.texts).find((each) => each === params.language);
  const issueText = locale && issue.texts[locale];
  if (!issueText) return toRefusal(desk, 'missing');
  const { site } = context.content.current().get();
  const sentAt = issue.started_at === null ? now : new Date(issue.started_at);
  const sender = { site, siteUrl: context.env.SITE_URL, now: sentAt };
  const { html } = await renderEmail(toIssueContent(issueText, locale, sender));
  return new Response(html, {
    headers: {
      ...deskHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Content-Security-Policy': policy,
    },
  });
}
