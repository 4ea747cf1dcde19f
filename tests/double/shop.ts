import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { openDatabase } from '~/platform/database/database.server';
import { openPostgres } from '~/platform/database/postgres/open-postgres.server';
import type { Database } from '~/platform/database/schema';
import { correctStock, defaultFewFrom } from '~/shop/stock/correct-stock.server';
import { type JournalEntry, startMailJournal } from '../crash/mail-journal';
import { cartLines, fillCart } from '../../tools/bench/visits.mjs';
import { findFreePorts } from '../support/free-ports';
import { createPostgresDatabase } from '../support/postgres-database';
import { startPostgres } from '../support/postgres-server';
import { type Site, startSite } from '../support/site';

export type Engine = 'sqlite' | 'postgres';

/** A demonstration under test: one process on SQLite, two behind one port on PostgreSQL. */
export type DoubleShop = {
  site: Site;
  db: Kysely<Database>;
  /** The cart that every checkout starts with, as a cookie. */
  cookie: string | undefined;
  /** The emails that the site has sent. */
  mails: readonly JournalEntry[];
  /** Begins a new window of the rate limits; nothing may be under way. */
  renewLimits(): Promise<void>;
  /** Forms that each process has answered so far. */
  countByProcess(): Promise<Record<string, number>>;
  stop(): Promise<void>;
};

/** More than all shoppers of a site buy. */
export const stockOfVariant = 1_000_000;
/** The variants of every cart, one piece each. */
export const cartVariants = cartLines.map(([, variantId]) => variantId);

type Base = Pick<DoubleShop, 'site' | 'db' | 'renewLimits' | 'stop'> & { processes: number };

/** Starts a shop that counts the pieces of what is in every cart. */
export async function startDoubleShop(engine: Engine): Promise<DoubleShop> {
  const mails = await startMailJournal({ generation: () => 0, onData: () => {} });
  const metricsPort = await findFreePorts();
  const env = {
    // Every shopper has an address of its own.
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
    METRICS_PORT: String(metricsPort),
    SMTP_URL: mails.url,
  };
  const base = await (engine === 'sqlite' ? startOnSqlite(env) : startOnPostgres(env));
  const { site, db, renewLimits } = base;
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const stop = async () => {
    await db.destroy();
    await base.stop();
    await mails.stop();
  };
  try {
    while ((await countProcesses(metricsUrl)) < base.processes) await wait(100);
    for (const variantId of cartVariants) {
      const count = {
        variantId,
        pieces: stockOfVariant,
        basePieces: null,
        fewFrom: defaultFewFrom,
      };
      await correctStock(db, { ...count, note: '', now: new Date() });
    }
    const cookie = await fillCart(site.port);
    const countByProcess = () => countForms(metricsUrl);
    return { site, db, cookie, mails: mails.entries, renewLimits, countByProcess, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startOnSqlite(env: Record<string, string>): Promise<Base> {
  const preload = join(import.meta.dirname, 'next-window.cjs');
  const site = await startSite({ env: { ...env, NODE_OPTIONS: `--require ${preload}` } });
  return {
    site,
    db: openDatabase(join(site.dataDir, 'murva.sqlite')),
    processes: 1,
    renewLimits: async () => void process.kill(site.pid, 'SIGUSR2'),
    stop: async () => void (await site.stop()),
  };
}

async function startOnPostgres(env: Record<string, string>): Promise<Base> {
  const server = await startPostgres();
  try {
    const { url } = await createPostgresDatabase(server.url);
    const site = await startSite({ env: { ...env, DATABASE_URL: url, WEB_PROCESSES: '2' } });
    const db = openPostgres(url);
    return {
      site,
      db,
      processes: 2,
      renewLimits: async () => void (await db.deleteFrom('limit_windows').execute()),
      async stop() {
        await site.stop();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

const readMetrics = async (url: string) => (await fetch(url)).text();

async function countProcesses(metricsUrl: string): Promise<number> {
  const text = await readMetrics(metricsUrl);
  return text.match(/^process_start_time_seconds\b/gm)?.length ?? 0;
}

async function countForms(metricsUrl: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const lines = (await readMetrics(metricsUrl)).matchAll(
    /^site_request_duration_seconds_count\{(.*)\} (\d+)$/gm,
  );
  for (const [, labels = '', count] of lines) {
    if (!labels.includes('kind="form"')) continue;
    const number = /process="(\d)"/.exec(labels)?.[1] ?? '1';
    counts[number] = (counts[number] ?? 0) + Number(count);
  }
  return counts;
}
