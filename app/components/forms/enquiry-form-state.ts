import type { SubmissionResult } from '@conform-to/react';
import type { EnquiryTable } from '~/platform/database/enquiry-tables';

/** The kind of enquiry: as it is stored, and as the captcha's token names it. */
export type EnquiryKindName = EnquiryTable['kind'];

/** Why a valid form was not accepted. */
export type EnquiryProblem = 'tooMany' | 'stale' | 'storage' | 'captcha';

/** What every enquiry form needs beside its own fields. */
export type EnquiryFormState = {
  /** Signed timestamp that is submitted with the form. */
  formToken: string;
  /** The URL shows that the form has just been sent. */
  isSent: boolean;
  phone: string;
  phoneDisplay: string;
};

/** What the action returned for a form that it did not accept. */
export type RejectedForm = {
  /** What was typed, and its errors. */
  result: SubmissionResult<string[]>;
  problem?: EnquiryProblem;
  /** The submitted token, if it is valid: a corrected form is as old as its first version. */
  formToken?: string | undefined;
};
