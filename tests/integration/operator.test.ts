import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hotelDay } from '~/platform/time/calendar';
import { href } from '~/routing/href';
import { buyer, goToPayment, goToReview, addToCart, payWith } from '../support/journey';
import { startWspayEmulator } from '../../app/emulators/wspay-emulator';
import { providerKeys, providerSettings } from '../support/shop-with-provider';
import { runOperator, startOperator } from '../support/operator';
import { Shopper } from '../support/shopper';
import { startSite } from '../support/site';
import { siteForTests } from '../support/site-for-tests';
import { provideDatabase, removeDatabase } from '../support/site-database';
import { startMailServer } from './outbox-mail-server';
import { query, withoutWrites } from '../support/stored-rows';

const site = siteForTests({ env: { TRUSTED_PROXIES: '1' } });

const operator = (...args: string[]) => runOperator(site.dataDir, args);

async function sendEnquiry(email: string, message: string, at = site) {
  const response = await fetch(`${at.url}/mail/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fullName: '=Ana Čačić', email, phone: '', message, locale: 'de' }),
  });
  expect(response.status).toBe(200);
}

async function subscribe(email: string) {
  const shopper = new Shopper(site.url);
  const page = await shopper.open(href('shop', 'hr'));
  await shopper.submit(page, page.form('email', 'from'), { email });
}

/** Waits until the outbox has no queued emails. */
async function untilSent(at = site) {
  await expect
    .poll(() => query(at.dataDir, "select id from outbox where state = 'queued'"))
    .toEqual([]);
}

test('enquiries are listed, shown and exported while the site runs', async () => {
  const message = 'Grüße 🫒\n"Zitat", שלום';
  await sendEnquiry('list@example.com', message);
  const { out, err, code } = await operator('enquiries', 'list', '--kind', 'contact');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/=Ana Čačić {2}list@example\.com {2}Grüße 🫒 "Zitat", שלום\n/);
  for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(100);

  const json = await operator('enquiries', 'list', '--json', '--since', '1h');
  const [row] = JSON.parse(json.out) as Record<string, unknown>[];
  expect(row).toMatchObject({ email: 'list@example.com', message, language: 'de', details: {} });
  expect(row?.receivedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Zagreb',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  expect(out).toContain(clock.format(new Date(String(row?.receivedAt))));

  const csv = await operator('enquiries', 'export');
  expect(csv.out.startsWith('id,receivedAt,kind,language,name,email,phone,')).toBe(true);
  expect(csv.out).toContain(`,'=Ana Čačić,list@example.com,,"Grüße 🫒\n""Zitat"", שלום",`);

  const shown = await operator('enquiries', 'show', String(row?.id));
  expect(shown.out).toContain('email       list@example.com\n');
  expect(shown.out.endsWith('\n\nGrüße 🫒\n"Zitat", שלום\n')).toBe(true);
  expect((await operator('enquiries', 'list', '--since', '2999-01-01')).err).toBe(
    'No enquiries.\n',
  );
});

test('only confirmed subscribers are exported', async () => {
  await subscribe('waits@example.com');
  await subscribe('reads@example.com');
  await query(
    site.dataDir,
    "update newsletter_subscriptions set state = 'confirmed', confirmed_at = '2026-11-21T10:00:00.000Z' where email = 'reads@example.com'",
  );
  const { out } = await operator('newsletter', 'export');
  expect(out).toMatch(
    /^email,language,state,requestedAt,confirmedAt,leftAt,formPath,textVersion\r\nreads@example\.com,hr,confirmed,[^,]+Z,2026-11-21T10:00:00\.000Z,,\/shop,[0-9a-f]{16}\r\n$/,
  );
  const list = await operator('newsletter', 'list', '--state', 'pending');
  expect(list.out).toContain('waits@example.com');
  expect(list.out).not.toContain('reads@example.com');
});

test('the running site sends a dead email after a retry', async () => {
  let isRefused = true;
  const server = await startMailServer((address) =>
    isRefused && address === 'dead@example.com' ? { at: 'rcpt', code: 550 } : 'ok',
  );
  onTestFinished(() => server.stop());
  const other = await startSite({ env: { SMTP_URL: server.url, JOB_INTERVAL_MS: '500' } });
  onTestFinished(async () => void (await other.stop()));
  await sendEnquiry('dead@example.com', 'Soba?', other);
  await untilSent(other);

  const listed = await runOperator(other.dataDir, ['outbox', 'list']);
  expect(listed.out).toMatch(/ dead +enquiry-receipt +dead@example\.com +1 .* EENVELOPE 550 /);
  const [dead] = JSON.parse((await runOperator(other.dataDir, ['outbox', 'list', '--json'])).out);
  expect(dead).toMatchObject({ state: 'dead', attempts: 1, sentAt: null, nextAttemptAt: null });
  expect(JSON.stringify(dead)).not.toContain('Soba?');

  isRefused = false;
  const retried = await runOperator(other.dataDir, ['outbox', 'retry', '--dead']);
  expect(retried).toEqual({
    code: 0,
    out: `Email ${dead.id} is queued again, with a new set of attempts.\n`,
    err: '',
  });
  await untilSent(other);
  expect(server.received.filter(({ rcpts }) => rcpts[0] === 'dead@example.com')).toHaveLength(1);
  expect((await runOperator(other.dataDir, ['outbox', 'list'])).err).toContain(
    'No waiting or dead emails.',
  );
  expect(
    await runOperator(other.dataDir, ['outbox', 'retry', String(dead.id), '999']),
  ).toMatchObject({
    code: 1,
    out: `Email ${dead.id} has already been sent.\nEmail 999 does not exist.\n`,
    err: 'error: some emails cannot be retried\n',
  });
});

/** The database files' bytes on disk. */
const bytes = () =>
  ['murva.sqlite', 'murva.sqlite-wal']
    .map((name) => join(site.dataDir, name))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'latin1').toLowerCase())
    .join();

test('an erased address is nowhere in the database file or the emails on disk', async () => {
  const email = 'Forget.Me@example.com';
  const address = email.toLowerCase();
  await sendEnquiry(email, `Javite se na ${email}.`);
  await subscribe(email);
  const shopper = new Shopper(site.url);
  await addToCart(shopper, 'hr');
  await goToReview(shopper, 'hr', { ...buyer, email });
  await untilSent();
  expect(bytes()).toContain(address);

  const found = JSON.parse((await operator('privacy', 'find', address, '--json')).out);
  expect(new Set(found.map(({ place }: { place: string }) => place))).toEqual(
    new Set(['enquiries', 'newsletter', 'outbox', 'checkout drafts', 'mail files']),
  );
  const rehearsal = await operator('privacy', 'erase', address, '--dry-run');
  expect(rehearsal.out).toContain('Nothing was changed; use --yes to erase.');
  expect(bytes()).toContain(address);

  const erased = await operator('privacy', 'erase', 'FORGET.ME@EXAMPLE.COM', '--yes');
  expect([erased.code, erased.err]).toEqual([0, '']);
  expect(bytes()).not.toContain(address);
  const again = await operator('privacy', 'erase', address, '--yes');
  expect([again.code, again.out]).toEqual([0, `Nothing is stored about ${address}.\n`]);
  expect((await operator('privacy', 'find', address, '--json')).out).toBe('[]\n');
  expect((await operator('enquiries', 'list', '--json')).out).toContain('list@example.com');
});

test('an order is kept for bookkeeping, and the command reports until when', async () => {
  const shopper = new Shopper(site.url);
  await payWith(shopper, await goToPayment(shopper, 'hr'), 'succeeds');
  await untilSent();
  const [order] = await query<{ number: string }>(site.dataDir, 'select number from orders');
  const { code, out } = await operator('privacy', 'erase', buyer.email, '--yes');
  expect(code).toBe(0);
  // The order's year at the hotel, which is not that of UTC in the first hour of January.
  const year = Number(hotelDay(new Date()).slice(0, 4)) + 12;
  expect(out).toContain(
    `Kept: orders ${order?.number} until ${year}-01-01 00:00 (kept: bookkeeping).`,
  );
  expect(await query(site.dataDir, 'select email from orders')).toEqual([{ email: buyer.email }]);
  const named = await query(
    site.dataDir,
    `select id from outbox where text || html || to_address || coalesce(reply_to, '') like '%${buyer.email}%'`,
  );
  expect(named).toEqual([]);
});

test('--out writes a new file that only its owner can read, relative to the current folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'murva-out-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const args = ['enquiries', 'export', '--out', 'enquiries.csv'];
  const options = { entry: 'tools/operator.mjs', env: { INIT_CWD: folder } };
  const first = await startOperator(site.dataDir, args, options).result;
  const path = join(folder, 'enquiries.csv');
  expect(first).toEqual({ code: 0, out: '', err: `Written to ${path}\n` });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, 'utf8')).toContain('list@example.com');
  const second = await startOperator(site.dataDir, args, options).result;
  expect(second).toEqual({
    code: 1,
    out: '',
    err: `error: ${path} already exists; choose another file\n`,
  });
});

test('an export that does not fit on the disk leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'murva-out-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'stock.json');
  // Stands for a full disk: no file may become larger than half a kilobyte.
  const script = 'ulimit -f 1; exec "$@"';
  const args = ['stock', 'list', '--json', '--out', path];
  const { code, err } = await startOperator(site.dataDir, args, { script }).result;
  expect([code, err]).toEqual([1, `error: ${folder} cannot be written to (EFBIG)\n`]);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  [],
  ['guests', 'list'],
  ['__proto__', 'list'],
  ['enquiries'],
  ['enquiries', 'constructor'],
  ['enquiries', 'list', '--colour'],
  ['enquiries', 'list', '--json', '--csv'],
  ['enquiries', 'list', '--kind', 'order'],
  ['enquiries', 'show', 'one'],
  ['outbox', 'retry'],
  ['outbox', 'retry', '1', '--dead'],
  ['orders', 'list', '--state', 'lost'],
  ['orders', 'show', '123'],
  ['orders', 'ship', 'M-2026-000001'],
  ['orders', 'capture', 'M-2026-000001'],
  ['orders', 'capture', 'M-2026-000001', '--yes', '--dry-run'],
  ['orders', 'capture', 'M-2026-000001', '--amount', '12,5', '--yes'],
  ['orders', 'void', 'M-2026-000001', '--amount', '12,50', '--yes'],
  ['orders', 'refund', '--yes'],
  ['orders', 'review', 'M-2026-000001', '--to', 'pending', '--reason', 'x'],
  ['orders', 'review', 'M-2026-000001', '--to', 'voided', '--reason', ' '],
  ['orders', 'export', '--until', '7d'],
  ['newsletter', 'list', '--state', 'all', 'x'],
  ['payments', 'release', 'P-1', '--yes'],
  ['payments', 'release', 'M-2026-000001-1'],
  ['payments', 'release', 'M-2026-000001-1', '--yes', '--dry-run'],
  ['payments', 'close', 'M-2026-000001-1', '--reason', ' '],
  ['database', 'create', 'here'],
  ['database', 'drop'],
  ['privacy', 'find', 'ana@'],
  ['privacy', 'erase', 'ana@example.com'],
  ['privacy', 'erase', 'ana@example.com', '--yes', '--dry-run'],
])('incorrect use is refused: %j', async (...args: string[]) => {
  const { code, out, err } = await operator(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('npm run');
  expect(err).not.toMatch(/\bat .*\.js|node:/);
});

test('an error is one line, with the nearest command and where to find help', async () => {
  expect(await operator('orders', 'refnd', 'M-2026-000001')).toEqual({
    code: 2,
    out: '',
    err: "error: unknown command 'refnd'\n(Did you mean refund?)\nRun 'npm run orders -- --help' for help.\n",
  });
  expect(await operator('orders', 'void', 'M-2026-000001')).toEqual({
    code: 2,
    out: '',
    err: "error: either '--dry-run' or '--yes' is required\nRun 'npm run orders -- void --help' for help.\n",
  });
});

test('help needs no database', async () => {
  const { code, out, err } = await runOperator('/nowhere', ['orders', 'ship', '--help']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Usage: npm run orders -- ship [options] <number>');
});

test('no database is created where there is none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'murva-none-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { code, out, err } = await runOperator(folder, ['enquiries', 'list']);
  expect([code, out]).toEqual([1, '']);
  expect(err).toBe(
    `error: there is no database at ${join(folder, 'murva.sqlite')}; set DATA_DIR to the site's value\n`,
  );
  expect(existsSync(join(folder, 'murva.sqlite'))).toBe(false);
});

test.each([
  ['backup', join(tmpdir(), 'never-made')],
  ['database', 'check'],
  ['database', 'create'],
  ['outbox', 'list'],
  ['check', '--demo'],
])('%s %s refuses the folder of another hotel', async (...command) => {
  const folder = mkdtempSync(join(tmpdir(), 'murva-other-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const note = { hotel: 'lake-house', strict: true, settings: {}, handedOn: [] };
  writeFileSync(join(folder, 'site-settings.json'), JSON.stringify(note));
  const { code, out, err } = await runOperator(folder, command);
  expect(code).toBe(1);
  expect(out + err).toContain('belongs to the hotel lake-house');
  expect(readdirSync(folder)).toEqual(['site-settings.json']);
});

test('a database of an earlier version is left as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'murva-old-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await provideDatabase(folder);
  await query(folder, 'create table kysely_migration (name text)');
  await query(folder, "insert into kysely_migration values ('0001-orders-and-outbox')");
  const { code, err } = await runOperator(folder, ['outbox', 'list']);
  expect(code).toBe(1);
  expect(err).toContain('start the site once with this version');
});

test('nothing is erased while another process has locked the database', async () => {
  await sendEnquiry('busy@example.com', 'Zauzeto');
  await untilSent();
  const { code, err } = await withoutWrites(site, () =>
    operator('privacy', 'erase', 'busy@example.com', '--yes'),
  );
  expect(code).toBe(1);
  expect(err).toMatch(
    /^error: the database cannot be used at the moment \((?:SQLITE_BUSY|55P03)\); nothing was changed\n$/,
  );
  expect((await operator('privacy', 'find', 'busy@example.com')).out).toContain('enquiries');
});

test('check asks of a demonstration nothing that its first start makes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { code, out } = await runOperator(join(folder, 'data'), ['check', '--demo']);
  expect([code, out.match(/^fail.*/gm)]).toEqual([0, null]);
  expect(out).toContain('ok    database    is made when the demonstration starts');
  expect(readdirSync(folder)).toEqual([]);
});

test('check names each missing setting, and what prevents sales', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'check-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const bare = await runOperator(dataDir, ['check']);
  expect(bare.code).toBe(1);
  expect(bare.out).toContain('fail  settings    SITE_URL is required');
  expect(bare.out).toContain('fail  settings    WSPAY_SHOP_ID');

  await runOperator(dataDir, ['database', 'create']);
  const mailServer = await startMailServer();
  const emulator = await startWspayEmulator({ port: 0, ...providerKeys, callbackUrl: 'http://x' });
  onTestFinished(() => emulator.close());
  const settings = {
    SITE_URL: 'https://127.0.0.1:1',
    SESSION_SECRET: 'a secret for a test that is long enough',
    SMTP_URL: mailServer.url,
    ...providerSettings(emulator),
    SMTP_HOST: 'mistyped',
  };
  const check = (env = {}) => runOperator(dataDir, ['check'], undefined, { ...settings, ...env });
  const levelsOf = (out: string) =>
    Object.fromEntries(
      [...out.matchAll(/^(\w+) +(\w+)/gm)].map(([, level, name]) => [name, level]),
    );
  const good = await check();
  expect(good).toMatchObject({ code: 0, err: '' });
  expect(good.out).toContain('warn  settings    SMTP_HOST is set and nothing reads it');
  const healthy = {
    database: 'ok',
    content: 'ok',
    provider: 'ok',
    invoices: 'ok',
    mail: 'ok',
    clock: 'ok',
  };
  expect(levelsOf(good.out)).toMatchObject({ ...healthy, certificate: 'warn' });
  await mailServer.stop();
  await removeDatabase(dataDir);
  const bad = await check({ WSPAY_SECRET_KEY: 'mistyped' });
  expect(bad.code).toBe(1);
  const broken = { database: 'fail', content: 'ok', provider: 'fail', mail: 'fail', clock: 'ok' };
  expect(levelsOf(bad.out)).toMatchObject(broken);
});
