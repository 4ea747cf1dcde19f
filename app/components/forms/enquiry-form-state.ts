import type { SubmissionResult } from '@conform-to/react';
import type { EnquiryTable } from '~/platform/database/enquiry-tables';

/** The kind of enquiry, as stored and as named in the captcha's token. */
export type EnquiryKindName = EnquiryTable['kind'];

/** Why a valid form was not accepted. */
export type EnquiryProblem = 'tooMany' | 'stale' | 'storage' | 'captcha';

/** What every enquiry form needs in addition to its own fields. */
export type EnquiryFormState = {
  /** Signed timestamp that is submitted with the form. */
  formToken: string;
  /** According to the URL, the form has just been sent. */
  isSent: boolean;
  /** According to the URL, a copy of it goes to the guest. */
  isCopied: boolean;
};

/** The action's data for a form that was not accepted. */
export type EnquiryActionData = {
  /** The typed values and their errors. */
  result: SubmissionResult<string[]>;
  problem?: EnquiryProblem;
  /** The submitted token, so that a corrected form keeps the timestamp of its first version; a new one if it is not valid. */
  formToken?: string | undefined;
};
