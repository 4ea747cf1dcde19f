import { data, redirect } from '@remix-run/node';
import type { RejectedEnquiry } from './submit-enquiry.server';

/**
 * The response of an enquiry form's action: a redirect to the confirmation page, which can be reloaded without
 * submitting again, or the form with its errors.
 * @param sentPath path of the confirmation page
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
