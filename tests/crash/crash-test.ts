import { EventEmitter } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { mailLeaseMs, startOutboxWorker } from '~/platform/mail/outbox-worker.server';
import { createTransport } from '~/platform/mail/transport.server';
import { openDatabase } from '~/platform/database/database.server';
import { openPostgres } from '~/platform/database/postgres/open-postgres.server';
import type { Database } from '~/platform/database/schema';
import { startWspayEmulator, type WspayEmulator } from '../../app/emulators/wspay-emulator';
import { findFreePorts } from '../support/free-ports';
import { createPostgresDatabase } from '../support/postgres-database';
import { startPostgres } from '../support/postgres-server';
import { createFault, type Fault, type FaultKind } from './faults';
import { checkInvariants, type Invariant } from './invariants';
import { killRepeatedly, type Moment } from './killer';
import { startMailJournal } from './mail-journal';
import { prefillPictureCache } from './pictures';
import { createRandom } from './random';
import { type Journey, shop } from './shopper';
import { createSiteProcess, type SiteProcess } from './site-process';

export type CrashTestOptions = {
  root: string;
  /** PostgreSQL with two processes of the site, of which one or both are killed. By default SQLite with one. */
  engine?: 'sqlite' | 'postgres';
  kills: number;
  seed: number;
  shoppers: number;
  /** After this time no more kills follow, and the invariants are checked. */
  minutes: number;
  /** What else goes wrong while the site is killed. */
  fault?: FaultKind;
  /** Fewer kills in the time are a failure. */
  leastKills?: number;
};

/** What a run did, and the requirements that it did not meet. */
export type CrashFigures = {
  kills: number;
  checkouts: number;
  paid: number;
  mails: number;
  broken: string[];
};

const keys = { shopId: 'CRASHSHOP', secretKey: 'the-secret-of-the-crash-test' };
/** The sweeper runs at every start and once a minute. */
const settleMs = 80_000;
const settlePollMs = 500;
/** Longer than the lease that a killed process leaves on the mail it was sending. */
const pastLeaseMs = mailLeaseMs + 60_000;

/** The payment provider and the mail server run in this process; only the site is killed. */
export async function runCrashTest(options: CrashTestOptions): Promise<CrashFigures> {
  const startedAt = Date.now();
  const { kills, seed, shoppers, fault: kind = 'kill' } = options;
  console.log(`seed ${seed}, ${kills} kills, ${shoppers} shoppers, fault: ${kind}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'murva-crash-'));
  const fault = createFault(kind, { dataDir, random: createRandom(seed + 0.5) });
  const world = await createWorld(options, dataDir, fault);
  try {
    prefillPictureCache(dataDir);
    const journeys: Journey[] = [];
    const counts = await orderUnderFire(options, world, fault, journeys, startedAt).finally(
      fault.end,
    );
    const settled = await settle(world);
    const invariants = [
      ...(await world.withDatabase((db) =>
        checkInvariants({
          db,
          processes: world.processes,
          journeys,
          transactions: world.emulator.transactions(),
          mails: world.mails.entries,
        }),
      )),
      ...settled,
      ...checkKills(options, counts),
    ];
    report(invariants, counts, { journeys, site: world.site, startedAt });
    const failed = invariants.filter(({ broken }) => broken.length > 0);
    if (failed.length > 0) cpSync(dataDir, keptData(seed), { recursive: true });
    if (failed.length > 0) console.log(`The data stays in ${keptData(seed)}`);
    console.log(`${invariants.length - failed.length} passed, ${failed.length} failed`);
    return {
      kills: totalOf(counts),
      checkouts: journeys.length,
      paid: journeys.filter(({ confirmed }) => confirmed).length,
      mails: world.mails.entries.length,
      broken: failed.map(({ name, broken }) => `${name}: ${broken.slice(0, 3).join('; ')}`),
    };
  } finally {
    await world.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type World = {
  site: SiteProcess;
  emulator: WspayEmulator;
  mails: Awaited<ReturnType<typeof startMailJournal>>;
  events: EventEmitter;
  processes: number;
  withDatabase<Result>(run: (db: Kysely<Database>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** Where a site keeps its rows, and how many processes it may have there. */
type Store = {
  env: Record<string, string>;
  processes: number;
  metricsUrl?: string;
  open(): Kysely<Database>;
  close(): Promise<void>;
};

async function createStore({ engine }: CrashTestOptions, dataDir: string): Promise<Store> {
  if (engine !== 'postgres') {
    const open = () => openDatabase(join(dataDir, 'murva.sqlite'));
    return { env: {}, processes: 1, open, close: async () => {} };
  }
  const server = await startPostgres();
  const { url } = await createPostgresDatabase(server.url, { isMigrated: false });
  const metricsPort = String(await findFreePorts());
  return {
    env: { DATABASE_URL: url, WEB_PROCESSES: '2', METRICS_PORT: metricsPort },
    processes: 2,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    open: () => openPostgres(url),
    close: () => server.stop(),
  };
}

const keptData = (seed: number) => join(tmpdir(), `murva-crash-broken-${seed}`);

async function createWorld(
  options: CrashTestOptions,
  dataDir: string,
  fault: Fault,
): Promise<World> {
  const store = await createStore(options, dataDir);
  const { processes, metricsUrl } = store;
  const events = new EventEmitter().setMaxListeners(0);
  const port = await findFreePorts();
  const url = `http://127.0.0.1:${port}`;
  let site: SiteProcess | undefined;
  const mails = await startMailJournal({
    generation: () => site?.generation() ?? 0,
    onData: () => events.emit('mail'),
  });
  const emulator = await startWspayEmulator({
    port: 0,
    ...keys,
    callbackUrl: `${url}/payments/wspay/callback`,
    delayMs: 1500,
  });
  site = createSiteProcess({
    root: options.root,
    url,
    conditions: fault.conditions,
    several: metricsUrl === undefined ? undefined : { count: processes, metricsUrl },
    env: {
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '1',
      ...store.env,
      SMTP_URL: mails.url,
      WSPAY_SHOP_ID: keys.shopId,
      WSPAY_SECRET_KEY: keys.secretKey,
      INVOICES: 'external',
      WSPAY_FORM_URL: emulator.url,
      WSPAY_API_URL: emulator.url,
    },
  });
  const started = site;
  async function close() {
    await started.kill().catch(() => {});
    await emulator.close();
    await mails.stop();
    await store.close();
  }
  async function withDatabase<Result>(run: (db: Kysely<Database>) => Promise<Result>) {
    const db = store.open();
    try {
      return await run(db);
    } finally {
      await db.destroy();
    }
  }
  return { site, emulator, mails, events, processes, withDatabase, close };
}

async function orderUnderFire(
  options: CrashTestOptions,
  { site, emulator, events }: World,
  fault: Fault,
  journeys: Journey[],
  startedAt: number,
): Promise<Map<Moment, number>> {
  let hasEnded = false;
  site.start();
  await site.ready();
  fault.begin();
  const shoppers = Array.from({ length: options.shoppers }, (_, index) =>
    shop(index + 1, {
      siteUrl: site.url,
      emulator,
      random: createRandom(options.seed * 1000 + index),
      onPhase: (phase) => events.emit(phase),
      journeys,
      hasEnded: () => hasEnded,
      isDiskUnreliable: options.fault === 'write errors',
    }),
  );
  const counts = await killRepeatedly(site, events, {
    kills: options.kills,
    random: createRandom(options.seed),
    // Two minutes are reserved for the end.
    deadline: startedAt + (options.minutes - 2) * 60_000,
    onKill: (done) => {
      if (done % 20 === 0) {
        const seconds = Math.round((Date.now() - startedAt) / 1000);
        console.log(`${seconds} s: ${done} kills, ${journeys.length} checkouts begun`);
      }
    },
  });
  hasEnded = true;
  // The last process may be one whose writes fail, and no further kill ends it: shoppers would be refused until they give up.
  fault.end();
  await site.kill();
  site.start();
  await site.ready();
  await Promise.all(shoppers);
  return counts;
}

/**
 * Lets the site recover from the kills, then stops it and sends the emails that killed processes still lease.
 */
async function settle({ site, emulator, mails, withDatabase }: World): Promise<Invariant[]> {
  await site.kill();
  site.start();
  await site.ready();
  const deadline = Date.now() + settleMs;
  await withDatabase(async (db) => {
    while (Date.now() < deadline && !(await isSettled(db, emulator))) await wait(settlePollMs);
  });
  const healthy = await checkHealth(site);
  const code = await site.stop();
  await withDatabase((db) => sendLeased(db, mails.url));
  return [
    {
      name: 'the site is healthy',
      about: 'healthz, readyz, pages, cart',
      broken: healthy,
    },
    {
      name: 'the site stops on SIGTERM',
      about: `exit code ${code}`,
      broken: code === 0 ? [] : [`exit code ${code}`],
    },
  ];
}

/** Every authorisation is known, and no email is queued without a lease. */
async function isSettled(db: Kysely<Database>, emulator: WspayEmulator): Promise<boolean> {
  const authorised = await db
    .selectFrom('payment_attempts')
    .select('reference')
    .where('state', '=', 'authorised')
    .execute();
  const waiting = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'queued')
    .where('leased_until', 'is', null)
    .execute();
  const known = new Set(authorised.map(({ reference }) => reference));
  const reserved = emulator.transactions().filter(({ state }) => state === 'authorised');
  return waiting.length === 0 && reserved.every(({ shoppingCartId }) => known.has(shoppingCartId));
}

async function checkHealth({ url }: SiteProcess): Promise<string[]> {
  const paths = ['/healthz', '/readyz', '/', '/en/shop', '/shop/bianchera', '/shop/cart'];
  const responses = await Promise.all(
    paths.map(async (path) => ({ path, status: (await fetch(url + path)).status })),
  );
  return responses
    .filter(({ status }) => status !== 200)
    .map(({ path, status }) => `${path} ${status}`);
}

/**
 * Runs the site's own worker with its clock advanced, so that the test need not wait for the last leases
 * to expire.
 */
async function sendLeased(db: Kysely<Database>, smtpUrl: string): Promise<void> {
  const worker = startOutboxWorker({
    db,
    transport: createTransport({
      smtpUrl,
      from: { name: 'Murva', address: 'crash@murva.example' },
      mailDir: '',
    }),
    log: { info() {}, warn: console.log, error: console.log },
    now: () => new Date(Date.now() + pastLeaseMs),
    pollMs: 50,
  });
  const deadline = Date.now() + 30_000;
  const countQueued = () =>
    db.selectFrom('outbox').select('id').where('state', '=', 'queued').execute();
  while (Date.now() < deadline && (await countQueued()).length > 0) await wait(50);
  await worker.stop();
}

const totalOf = (counts: Map<Moment, number>) =>
  [...counts.values()].reduce((total, count) => total + count, 0);

/** A slow machine may run out of time, but a test with too few kills must not pass. */
function checkKills(
  { kills, leastKills }: CrashTestOptions,
  counts: Map<Moment, number>,
): Invariant[] {
  if (leastKills === undefined) return [];
  const done = totalOf(counts);
  return [
    {
      name: 'the site was killed often enough',
      about: `${done} of ${kills}`,
      broken: done >= leastKills ? [] : [`time was up after ${done}`],
    },
  ];
}

const shownLines = 10;

function report(
  invariants: readonly Invariant[],
  counts: Map<Moment, number>,
  run: { journeys: readonly Journey[]; site: SiteProcess; startedAt: number },
): void {
  const { journeys } = run;
  const kills = [...counts].map(([moment, count]) => `${moment} ${count}`).join(', ');
  const paid = journeys.filter(({ confirmed }) => confirmed).length;
  const left = journeys.filter(({ cartLeft }) => cartLeft).length;
  console.log(`\nkills at: ${kills}`);
  console.log(`${journeys.length} checkouts, ${paid} completed to the success page`);
  console.log(`${left} carts still full after the success page (not checked)`);
  console.log(`${Math.round((Date.now() - run.startedAt) / 1000)} s\n`);
  for (const { name, about, broken } of invariants) {
    console.log(`${broken.length === 0 ? 'ok    ' : 'BROKEN'}  ${name.padEnd(68)} ${about}`);
    for (const line of broken.slice(0, shownLines)) console.log(`          ${line}`);
    if (broken.length > shownLines) console.log(`          and ${broken.length - shownLines} more`);
  }
  reportLog(run.site.complaints());
}

/** Prints the site's log lines at level warn and above, counted by message. */
function reportLog(lines: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const message = /"msg":"([^"]*)"/.exec(line)?.[1] ?? line.slice(0, 120);
    counts.set(message, (counts.get(message) ?? 0) + 1);
  }
  for (const [message, count] of counts) console.log(`        log: ${count} × ${message}`);
}
