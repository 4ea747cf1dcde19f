import type { ReactNode } from 'react';
import type { Locale } from '~/i18n/locales';

/** The decisions of staff; each has a confirmation page. */
export const decisionIds = [
  'confirm',
  'dismiss',
  'settle',
  'release',
  'close',
  'retry',
  'discard',
] as const;

export type DecisionId = (typeof decisionIds)[number];

export type Decision<Id extends DecisionId = DecisionId> = {
  id: Id;
  /** What it will do, to the money first. */
  consequences: readonly string[];
  /** Whether a reason is stored with it. */
  needsReason: boolean;
};

/** A withdrawal from a contract, a payment without an order or a failed email that needs a decision. */
export type PendingCase<Id extends DecisionId = DecisionId> = {
  kind: 'withdrawal' | 'payment' | 'mail';
  /** The end of its address, and its name in the log. */
  reference: string;
  /** What it is called beside its title: the reference unless given, nothing if empty. */
  name?: string;
  title: string;
  state: string;
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** What to consider before a decision. */
  note?: string | undefined;
  /** What the consumer stated, or what the email says. */
  quote?: { title: string; text: string; locale?: Locale; hint?: string | undefined } | undefined;
  /** The decisions that are possible now. */
  decisions: readonly Decision<Id>[];
};
