import type { SubmissionResult } from '@conform-to/react';
import type { EnquiryTable } from '~/platform/database/schema';

/** Which of the forms: how it is stored, and what the captcha's token names. */
export type EnquiryKindName = EnquiryTable['kind'];

/** Why a form that is right was not taken. */
export type EnquiryProblem = 'tooMany' | 'stale' | 'storage' | 'doubted';

/** What every form for an enquiry needs beside its own fields. */
export type EnquiryFormView = {
  /** Signed time stamp that goes back with the form. */
  formKey: string;
  /** The page's address says that the form has just been sent. */
  isSent: boolean;
  phone: string;
  phoneDisplay: string;
};

/** What the action said about a form that it did not take. */
export type RefusedForm = {
  /** What was typed and what is wrong with it. */
  result: SubmissionResult<string[]>;
  problem?: EnquiryProblem;
  /** The form's time stamp, if it is ours: it was not begun anew only because something was wrong. */
  formKey?: string;
};
