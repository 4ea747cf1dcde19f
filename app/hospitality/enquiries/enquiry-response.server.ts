import { data, redirect } from '@remix-run/node';
import { refusalHeaders } from '~/platform/http/retry-after';
import { sentSearch } from './sent-search';
import type { RejectedEnquiry, SentEnquiry } from './submit-enquiry.server';

/**
 * The response of an enquiry form's action: a redirect to the confirmation page, which can be reloaded without
 * submitting again, or the form with its errors.
 * @param page path of the form's page, which is also the confirmation page
 * @param section id of the form's section
 */
export function enquiryResponse<Rejected extends RejectedEnquiry>(
  outcome: SentEnquiry | Rejected,
  page: string,
  section: string,
) {
  if (outcome.kind === 'sent') {
    return redirect(`${page}?${sentSearch(outcome)}#${section}`, 303);
  }
  const { kind: _, status, retryAfter, ...rejected } = outcome;
  return data(rejected, { status, headers: refusalHeaders(retryAfter) });
}
