import { data, redirect } from '@remix-run/node';
import type { RejectedEnquiry } from './submit-enquiry.server';

/**
 * The response of a form's action: a redirect to the confirmation, which can be reloaded without sending anything again,
 * or the form with its errors.
 * @param sentPath the page that confirms the enquiry
 */
export function enquiryResponse<Rejected extends RejectedEnquiry>(
  outcome: { kind: 'sent' } | Rejected,
  sentPath: string,
) {
  if (outcome.kind === 'sent') return redirect(sentPath, 303);
  const { kind: _, status, retryAfter, ...rejected } = outcome;
  const headers = {
    'Cache-Control': 'no-store',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  };
  return data(rejected, { status, headers });
}
