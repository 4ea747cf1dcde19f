import { appendFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../support/eventually';
import { findFreePorts } from '../support/free-ports';
import { goToPayment, payWith, readMails } from '../support/journey';
import { makeTempDir } from '../support/memory-database';
import { runOperator } from '../support/operator';
import { createPostgresDatabase } from '../support/postgres-database';
import { hasPostgres, type PostgresServer, startPostgres } from '../support/postgres-server';
import { providerSettings, startProvider } from '../support/shop-with-provider';
import { Shopper } from '../support/shopper';
import { type Site, startSite } from '../support/site';

const canRun = hasPostgres();
if (!canRun) console.warn('NOT CHECKED: backups of PostgreSQL, as its programs are missing');

let server: PostgresServer | undefined;
beforeAll(async () => {
  if (canRun) server = await startPostgres();
});
afterAll(() => server?.stop());

async function setUp() {
  if (!server) throw new Error('PostgreSQL does not run');
  const { url } = await createPostgresDatabase(server.url);
  const client = new pg.Client({ connectionString: url, application_name: 'test' });
  await client.connect();
  onTestFinished(() => client.end());
  const port = await findFreePorts();
  const emulator = await startProvider(port, 50);
  onTestFinished(() => emulator.close());
  const dataDir = makeTempDir();
  const env = { DATABASE_URL: url, ...providerSettings(emulator) };
  const start = async () => {
    const site = await startSite({ dataDir, port, env });
    onTestFinished(() => site.kill());
    return site;
  };
  const query = async (text: string) => (await client.query<Record<string, string>>(text)).rows;
  return { dataDir, emulator, env, start, query };
}

async function buy(site: Site): Promise<void> {
  const shopper = new Shopper(site.url);
  await payWith(shopper, await goToPayment(shopper, 'en'), 'succeeds');
}

const run = (dataDir: string, env: Record<string, string>, ...args: string[]) =>
  runOperator(dataDir, args, undefined, env);

test.runIf(canRun)(
  'drill on PostgreSQL: backed up while the shop runs, killed, restored: nothing is doubled and no email is sent twice',
  async () => {
    const { dataDir, emulator, env, start, query } = await setUp();
    const site = await start();
    await buy(site);
    const target = makeTempDir();
    const backedUp = await run(dataDir, env, 'backup', target);
    expect(backedUp).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 order, the newest'),
    });
    const backup = backedUp.out.split('\n')[0] ?? '';
    expect(statSync(join(backup, 'database.dump')).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'))).toMatchObject({
      orders: 1,
      lastOrder: expect.stringMatching(/-000001$/),
      secrets: expect.arrayContaining(['DATABASE_URL']),
    });
    // An order that the backup does not know.
    await buy(site);
    await eventually(async () => expect(await readMails(dataDir)).toHaveLength(4));
    const before = await query('select number from orders order by id');

    const running = await run(dataDir, env, 'restore', backup, '--replace');
    expect(running).toMatchObject({ code: 1, err: expect.stringContaining('stop it first') });
    // From a machine with another folder, too.
    const remote = await run(makeTempDir(), env, 'restore', backup, '--replace');
    expect(remote).toMatchObject({ code: 1, err: expect.stringContaining('stop it first') });
    await site.kill();
    await eventually(async () =>
      expect(await query("select 1 from pg_stat_activity where application_name = 'site'")).toEqual(
        [],
      ),
    );

    const unasked = await run(dataDir, env, 'restore', backup);
    expect(unasked).toMatchObject({ code: 1, err: expect.stringContaining('--replace') });
    expect(await query('select number from orders order by id')).toEqual(before);
    const restored = await run(dataDir, env, 'restore', backup, '--replace');
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toContain('1 payment of orders that are lost');
    expect(restored.out).toMatch(/is in the schema replaced_\S+ of /);
    expect(await query('select number, state from orders')).toEqual([
      { number: before[0]?.number, state: 'authorised' },
    ]);
    expect(await query('select order_number, state from unmatched_payments')).toEqual([
      { order_number: before[1]?.number, state: 'review' },
    ]);

    const again = await start();
    await goToPayment(new Shopper(again.url), 'en');
    const mails = await eventually(async () => {
      const found = await readMails(dataDir);
      expect(found.length).toBeGreaterThan(4);
      return found;
    });
    // The fifth is about the payment of the lost order.
    expect(mails.slice(4).map(({ text }) => text?.includes(before[1]?.number ?? '-'))).toEqual([
      true,
    ]);
    const [latest] = await query('select max(number) as number from orders');
    expect(Number(latest?.number?.split('-')[2])).toBeGreaterThan(1000);
    const references = emulator.transactions().map(({ shoppingCartId }) => shoppingCartId);
    expect(new Set(references).size).toBe(3);
    // A backup of the restored shop leaves out what was moved aside.
    const next = await run(dataDir, env, 'backup', target);
    expect(next).toMatchObject({ code: 0, out: expect.stringContaining('2 orders') });
  },
);

test.runIf(canRun)(
  'a restore that fails or was killed leaves the shop as it was; damaged and foreign backups are refused',
  async () => {
    const { dataDir, emulator, env, start, query } = await setUp();
    const site = await start();
    await buy(site);
    const target = makeTempDir();
    const { out } = await run(dataDir, env, 'backup', target);
    const backup = out.split('\n')[0] ?? '';
    expect(await site.stop()).toBe(0);
    const schemas = () =>
      query(
        "select nspname from pg_namespace where nspname like 'replaced%' or nspname = 'public' order by 1",
      );
    const orders = await query('select number from orders');

    // The provider cannot be asked.
    await emulator.close();
    const failed = await run(dataDir, env, 'restore', backup, '--replace');
    expect(failed).toMatchObject({ code: 1, err: expect.stringContaining('cannot be asked') });
    expect(await schemas()).toEqual([{ nspname: 'public' }]);
    expect(await query('select number from orders')).toEqual(orders);

    // As a killed restore leaves it.
    await query('alter schema public rename to replaced_half');
    await query('create schema public');
    await query("create table public.unfinished_restore as select 'replaced_half'::text as aside");
    const check = await run(dataDir, env, 'database', 'check');
    expect(check).toMatchObject({ code: 1, err: expect.stringContaining('interrupted restore') });
    const restored = await run(dataDir, env, 'restore', backup, '--replace', '--no-provider');
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(await query('select number from orders')).toEqual(orders);
    expect(await schemas()).toEqual([{ nspname: 'public' }, { nspname: expect.anything() }]);

    const { DATABASE_URL: _url, ...onSqlite } = env;
    const foreign = await run(makeTempDir(), onSqlite, 'restore', backup);
    expect(foreign).toMatchObject({ code: 1, err: expect.stringContaining('set DATABASE_URL') });
    appendFileSync(join(backup, 'database.dump'), 'x');
    const damaged = await run(dataDir, env, 'restore', backup, '--replace');
    expect(damaged).toMatchObject({ code: 1, err: expect.stringContaining('checksum differs') });
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.restore'))).toEqual([]);
    expect(await query('select number from orders')).toEqual(orders);
  },
);
