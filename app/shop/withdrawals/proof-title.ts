import type { ProofStatus } from './withdrawal-view';

/** Key of the title of the page behind the mail's link, of the page and of the document alike. */
export const proofTitle = (status: ProofStatus) =>
  status.kind === 'open' ? 'proof.title' : (`proof.answers.${status.answer}.title` as const);
