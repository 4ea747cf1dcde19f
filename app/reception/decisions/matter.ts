import type { ReactNode } from 'react';

/** What a person can decide; each has a page that says what it will do. */
export type DecisionId = 'confirm' | 'dismiss' | 'release' | 'close';

export type Decision = {
  id: DecisionId;
  /** What it will do, to the money first. */
  consequences: readonly string[];
  /** Whether a reason is stored with it. */
  needsReason: boolean;
};

/** Something that waits for a decision: a withdrawal from a contract, or money without an order. */
export type Matter = {
  kind: 'withdrawal' | 'payment';
  reference: string;
  title: string;
  state: string;
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** What somebody wrote. */
  statement?: string | undefined;
  /** What can be decided now. */
  decisions: readonly Decision[];
};
