/** What happens to a record when the person asks for erasure. */
export type ErasurePlan =
  | 'erase'
  /** Another person's record: what names this person is removed, the rest stays. */
  | 'mask'
  /** A withdrawal from a contract: the proof of a claim, until it lapses. */
  | 'keep: claims'
  /** An order that bookkeeping must keep. */
  | 'keep: bookkeeping'
  /** An order of today that a late confirmation from the card provider may still mark as paid. */
  | 'keep: undecided'
  /** A queued mail that is required by law or addressed to someone else. */
  | 'keep: waiting';

/** One thing that is stored about a mail address. */
export type Holding = {
  place:
    | 'orders'
    | 'invoices'
    | 'enquiries'
    | 'withdrawals'
    | 'withdrawal drafts'
    | 'newsletter'
    | 'outbox'
    | 'mail files'
    | 'checkout drafts';
  /** The number or name under which it is found there. */
  id: string;
  /** Its state or kind. */
  about: string;
  storedAt: Date;
  /** Undefined where no time is set: on the newsletter's list, waiting to be sent, a file. */
  keptUntil?: Date | undefined;
  plan: ErasurePlan;
};

/** Whose data it is, as of when. */
export type Subject = {
  /** In lower case. */
  address: string;
  /** Folder of the mails that were written as files. */
  mailDir: string;
  now: Date;
};
