import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { href } from '~/routing/href';
import { goToPayment, payWith } from '../support/journey';
import { runOperator } from '../support/operator';
import { Shopper } from '../support/shopper';
import { type Site, startSite } from '../support/site';
import { siteDatabaseUrl } from '../support/site-database';
import { findOrders } from '../support/stored-rows';

// The data folder of a demonstration from November 2026, with its cookie secret: two orders (one authorised, one declined),
// an enquiry, and a cart in a browser. Every later build must keep working with an installation of that date, and can move
// it to PostgreSQL.
const stored = 'tests/fixtures/data-2026-11';
const token = '0d43a98e1dfa1335480d15fd6a5e5dbc4204126b1f4e7bcd';
const cart =
  'eyJsIjpbWyJidXphIiwiYnV6YS01MDAiLDJdXX0%3D.4bCFWeA0koGfQjUyXytRFq2cyOsrtXpEt7aLPDHQxII';

let site: Site;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'earlier-installation-'));
  cpSync(stored, dataDir, { recursive: true });
  renameSync(join(dataDir, 'session-secret.txt'), join(dataDir, 'session-secret'));
  if (siteDatabaseUrl(dataDir) !== undefined) {
    const moved = await runOperator(dataDir, ['database', 'to-postgres']);
    if (moved.code !== 0) throw new Error(moved.err);
  }
  site = await startSite({ dataDir });
});
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('an existing order is shown on its page, in its language', async () => {
  const shopper = new Shopper(site.url);
  const page = await shopper.open(href('order', 'de', { token }));
  expect(page.status).toBe(200);
  expect(page.text).toContain('M-2026-000001');
});

test('an existing cart keeps its lines', async () => {
  const shopper = new Shopper(site.url);
  shopper.cookies.set('cart', cart);
  const page = await shopper.open(href('cart', 'en'));
  const fields = page.forms.flatMap((form) => form.fields);
  const counts = fields.filter(({ name }) => name.startsWith('counts.'));
  expect(counts.map(({ value }) => value)).toEqual(['2']);
});

test('order numbers continue', async () => {
  const shopper = new Shopper(site.url);
  await payWith(shopper, await goToPayment(shopper, 'hr'), 'succeeds');
  expect((await findOrders(dataDir)).at(-1)?.number).toMatch(/^M-\d{4}-000003$/);
});

test('the operator’s commands read an existing order and accept the database', async () => {
  const order = await runOperator(dataDir, ['orders', 'show', 'M-2026-000001']);
  expect(order.err).toBe('');
  expect(order.out).toContain('M-2026-000001');
  const check = await runOperator(dataDir, ['database', 'check']);
  expect(check.code).toBe(0);
});
