import { expect, vi } from 'vitest';
import { readMails } from './journey';
import { query } from './stored-rows';

/** Waits until `count` emails have been sent, then a little longer, to catch one too many. */
async function expectMails(dataDir: string, count: number): Promise<void> {
  const limits = { timeout: 60_000, interval: 50 };
  await vi.waitFor(async () => expect(await readMails(dataDir)).toHaveLength(count), limits);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(await readMails(dataDir)).toHaveLength(count);
}

/** Buyer and hotel are notified of a paid order, and no other email is sent. */
export async function expectTwoMails({ site }: { site: { dataDir: string } }): Promise<void> {
  await expectMails(site.dataDir, 2);
  expect(await query(site.dataDir, "select id from outbox where state <> 'sent'")).toEqual([]);
}

/** The hotel is notified that an order needs review; no other email is sent, least of all to the buyer. */
export async function expectReviewMail(dataDir: string): Promise<void> {
  await expectMails(dataDir, 1);
  expect(await query(dataDir, 'select kind, to_address, state from outbox')).toEqual([
    { kind: 'order-review', to_address: 'shop@murva.example', state: 'sent' },
  ]);
}
