import { expect, vi } from 'vitest';
import { query, readMails } from './journey';

/** Waits until an order's review was told to the house, then a little: nothing else goes out, to the buyer least of all. */
export async function expectReviewMail(dataDir: string): Promise<void> {
  const patience = { timeout: 15_000, interval: 50 };
  await vi.waitFor(async () => expect(await readMails(dataDir)).toHaveLength(1), patience);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(await readMails(dataDir)).toHaveLength(1);
  expect(query(dataDir, 'select kind, to_address, state from outbox')).toEqual([
    { kind: 'order-review', to_address: 'shop@murva.example', state: 'sent' },
  ]);
}
