import { setTimeout as wait } from 'node:timers/promises';

/** A form submitted sooner than this after its page was rendered counts as a bot's (form-token.server.ts). */
const fillMs = 500;

/**
 * Waits until a form may be submitted: one faster than a person can type is discarded.
 * @param formToken the hidden field of the form, which has been rendered by now
 */
export async function waitForFillTime(formToken = ''): Promise<void> {
  if (formToken === '') throw new Error('The form has no token');
  // Not from the time in the token, as the site's clock may be another one (`clockAt`).
  const dueAt = Date.now() + fillMs;
  // A timer may end before the wall clock reaches that time.
  while (Date.now() < dueAt) await wait(dueAt - Date.now());
}
