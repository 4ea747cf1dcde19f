import type { ConsentAnswer } from './consent';

/**
 * Sends the answer without leaving the page.
 * @throws Error if the server does not accept it
 */
export async function sendAnswer(address: string, answer: ConsentAnswer): Promise<void> {
  const { ok } = await fetch(address, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ answer }),
  });
  if (!ok) throw new Error('The answer was not taken');
}
