import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { href } from '~/routing/href';
import { buyer, query, readMails } from '../support/journey';
import { Shopper } from '../support/shopper';
import { type Site, startSite } from '../support/site';
import { buy, goToReview, recipientOf } from '../support/withdrawal-journey';

const reception = 'reception@murva.test';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { MAIL_TO: reception } });
});
afterAll(() => site.stop());

type Row = { reference: string; order_id: number | null; effect: string; proof: string | null };
const rowsOf = (typed: string) =>
  query<Row & { order_number: string }>(
    site.dataDir,
    'select * from withdrawals order by id',
  ).filter(({ order_number }) => order_number === typed);

const stateOf = (id: number) =>
  query<{ state: string }>(site.dataDir, `select state from orders where id = ${id}`)[0]?.state;

/** Every transaction that the card provider has seen change, in order. */
const providerLog = () => readFileSync(join(site.dataDir, 'card-emulator.jsonl'), 'utf8');

const mailsAbout = async (word: string) =>
  (await readMails(site.dataDir).catch(() => [])).filter(({ text = '' }) => text.includes(word));

async function declare(orderNumber: string, values: Record<string, string> = {}) {
  const shopper = new Shopper(site.url);
  const typed = { fullName: 'Netko Drugi', email: buyer.email, orderNumber, ...values };
  const review = await goToReview(shopper, 'en', typed);
  return { review, done: await shopper.submit(review, review.form('draft')) };
}

test('a stranger with number and address moves nothing; the buyer’s own link does, once', async () => {
  const { order } = await buy(site, 'de');
  const before = providerLog();
  const { done } = await declare(order.number);
  expect(done.status).toBe(200);
  const [row] = rowsOf(order.number);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(row?.order_id).toBe(order.id);
  expect(stateOf(order.id)).toBe('authorised');
  expect(providerLog()).toBe(before);
}, 60_000);
