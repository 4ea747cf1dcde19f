import { setTimeout as wait } from 'node:timers/promises';

/** A form submitted sooner than this after its page was rendered counts as a bot's (form-token.server.ts). */
const fillMs = 500;

/**
 * Waits until a form may be submitted: one faster than a person can type is discarded.
 * @param formToken the form's hidden field, which has the rendering time
 */
export async function waitForFillTime(formToken = ''): Promise<void> {
  const dueAt = Number.parseInt(formToken, 36) + fillMs;
  if (Number.isNaN(dueAt)) throw new Error('The form has no token');
  // A timer may end before the wall clock reaches that time.
  while (Date.now() < dueAt) await wait(dueAt - Date.now());
}
