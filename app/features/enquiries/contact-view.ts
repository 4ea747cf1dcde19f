/** Why a message that is right was not taken. */
export type ContactProblem = 'tooMany' | 'stale' | 'storage';

export type ContactFormView = {
  /** Signed time stamp that goes back with the form. */
  formKey: string;
  /** The page's address says that a message has just been sent. */
  isSent: boolean;
  phone: string;
  phoneDisplay: string;
};
