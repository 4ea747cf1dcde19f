import { data, redirect } from '@remix-run/node';
import type { RefusedEnquiry } from './take-enquiry.server';

/**
 * What a form's action answers: a page of its own, which can be loaded again without sending anything, or the form with
 * what is wrong.
 * @param sentPath the page that says that it was sent
 */
export function answerEnquiry<Refused extends RefusedEnquiry>(
  outcome: { kind: 'sent' } | Refused,
  sentPath: string,
) {
  if (outcome.kind === 'sent') return redirect(sentPath, 303);
  const { kind: _, status, retryAfter, ...refused } = outcome;
  const headers = {
    'Cache-Control': 'no-store',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  };
  return data(refused, { status, headers });
}
