import { expect } from 'vitest';
import { eventually } from './eventually';
import { readMails } from './journey';
import { query } from './stored-rows';

type Shop = { site: { dataDir: string }; emulator: { isIdle(): boolean } };

/** Buyer and hotel are notified of a paid order, and no other email is sent. */
export const expectTwoMails = (shop: Shop): Promise<void> =>
  expectMails(shop, ['order-confirmation', 'order-notice']);

/** The hotel is notified that an order needs review; no other email is sent, least of all to the buyer. */
export async function expectReviewMail(shop: Shop): Promise<void> {
  await expectMails(shop, ['order-review']);
  expect(await query(shop.site.dataDir, 'select to_address from outbox')).toEqual([
    { to_address: 'shop@murva.example' },
  ]);
}

/**
 * Waits until the provider has nothing more to report and the emails have been sent. An email that a report led to is
 * stored before the report is answered, so a superfluous one would be listed too, sent or not.
 */
async function expectMails({ site, emulator }: Shop, kinds: string[]): Promise<void> {
  const list = () => query(site.dataDir, 'select kind, state from outbox order by kind');
  await eventually(() => expect(emulator.isIdle()).toBe(true));
  await eventually(async () =>
    expect(await list()).toEqual(kinds.map((kind) => ({ kind, state: 'sent' }))),
  );
  expect(await readMails(site.dataDir)).toHaveLength(kinds.length);
}
