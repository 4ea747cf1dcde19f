/** What happens to a record when the person asks for erasure. */
export type ErasurePlan =
  | 'erase'
  /** The record belongs to another person: this person's name is removed and the rest stays. */
  | 'mask'
  /** A withdrawal from a contract, which is evidence until the claim lapses. */
  | 'keep: claims'
  /** An order that must be kept for bookkeeping. */
  | 'keep: bookkeeping'
  /** An order of today, which a late confirmation from the card provider may still mark as paid. */
  | 'keep: undecided'
  /** A reservation whose day is not over. */
  | 'keep: reserved'
  /** A queued email that is required or addressed to someone else. */
  | 'keep: waiting'
  /** The access of a member of staff, which the operator removes. */
  | 'keep: staff';

/** A stored record that concerns an email address. */
export type PersonalDataRecord = {
  place:
    | 'orders'
    | 'invoices'
    | 'enquiries'
    | 'withdrawals'
    | 'withdrawal drafts'
    | 'newsletter'
    | 'outbox'
    | 'mail files'
    | 'checkout drafts'
    | 'notes'
    | 'staff'
    | 'passkeys';
  /** The number or name that identifies the record. */
  id: string;
  /** The record's state or kind. */
  about: string;
  storedAt: Date;
  /** Undefined if there is no fixed period: a newsletter subscription, a queued email, a file. */
  keptUntil?: Date | undefined;
  plan: ErasurePlan;
};

/** The person whose data is requested, and the current time. */
export type DataSubject = {
  /** In lower case. */
  address: string;
  /** Folder of the emails written as files. */
  mailDir: string;
  now: Date;
};
