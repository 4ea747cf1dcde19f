import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demonstrationStaff } from '~/reception/staff/staff.server';
import { resourceHref } from '~/routing/resource-href';
import { createRandom, type Random } from '../crash/random';
import { buy, openDeskAs } from '../support/desk-site';
import { parseResponse, type RawResponse, sendRaw } from '../support/raw-http';
import { type Site, startSite } from '../support/site';
import { makeRequest, type Target } from './fuzz';

/** Counts of a number of requests. */
export type FuzzFigures = {
  requests: number;
  /** By status; 0 is a connection that was closed without a response. */
  statuses: Record<string, number>;
  /** Server errors: the request and its status. A 503 with Retry-After is load shedding, and counted by status only. */
  errors: string[];
  /** The longest time that the main thread was busy at a stretch: an upper limit for one request. */
  longestCpuMs: number;
  /** The requests that began while it was. */
  longestDuring: string[];
  /** The same by the clock: on a busy machine this includes the time of other processes. */
  longestClockMs: number;
  /** Bytes in use after garbage collection: after the first requests, and at the end. */
  heapBefore: number;
  heapAfter: number;
};

const support = (name: string) => join(import.meta.dirname, name);
const atOnce = 8;

/** Sends random requests to a new site until there are enough, or time is up. */
export async function fuzz(options: {
  requests: number;
  /** So many of them come before times and memory are measured: code is compiled, and caches fill. */
  warmUp: number;
  seed: number;
  deadline?: number;
  onProgress?: (sent: number) => void;
}): Promise<FuzzFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'murva-soak-'));
  const files = { heap: join(folder, 'heap'), probe: join(folder, 'probe') };
  const site = await startSite({
    env: {
      HEAP_FILE: files.heap,
      PROBE_FILE: files.probe,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: `--expose-gc --require ${support('probe.cjs')} --require ${support('../support/heap-on-signal.cjs')}`,
    },
  });
  try {
    const paths = [...(await readPaths(site)), ...listOrderPaths(await buy(site))];
    const { cookies } = await openDeskAs(site, demonstrationStaff);
    const desk = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const target = { host: new URL(site.url).host, paths, desk };
    const random = createRandom(options.seed);
    const warm = await sendMany(site, target, random, { ...options, requests: options.warmUp });
    const heapBefore = await readHeap(site, files.heap);
    const measuredFrom = Date.now();
    const sent = await sendMany(site, target, random, {
      ...options,
      requests: Math.max(options.requests - options.warmUp, 0),
    });
    const measuredUntil = Date.now();
    const heapAfter = await readHeap(site, files.heap);
    const pauses = readPauses(files.probe).filter(
      ({ at }) => at > measuredFrom && at <= measuredUntil,
    );
    const longest = pauses.sort((one, other) => other.cpuMs - one.cpuMs)[0];
    return {
      requests: warm.requests + sent.requests,
      statuses: addUp(warm.statuses, sent.statuses),
      errors: [...warm.errors, ...sent.errors],
      longestCpuMs: longest?.cpuMs ?? 0,
      longestDuring: longest?.began ?? [],
      longestClockMs: Math.max(0, ...pauses.map(({ clockMs }) => clockMs)),
      heapBefore,
      heapAfter,
    };
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readPaths({ url }: Site): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)</g)].map(([, path]) => path);
  const steps = ['data', 'delivery', 'review'].map((step) => `/en/shop/checkout?step=${step}`);
  return [...pages.map((path) => path || '/'), ...steps, '/shop/cart', '/success', '/de/fail'];
}

/** What staff can do with an order. */
const listOrderPaths = (number: string): string[] =>
  (['order', 'ship', 'capture', 'void', 'refund', 'note'] as const).map((page) =>
    resourceHref(`reception.${page}`, { number }),
  );

type Sent = Pick<FuzzFigures, 'requests' | 'statuses' | 'errors'>;

async function sendMany(
  site: Site,
  target: Target,
  random: Random,
  options: { requests: number; deadline?: number; onProgress?: (sent: number) => void },
): Promise<Sent> {
  const sent: Sent = { requests: 0, statuses: {}, errors: [] };
  const work = async () => {
    while (sent.requests < options.requests && Date.now() < (options.deadline ?? Infinity)) {
      sent.requests += 1;
      if (sent.requests % 10_000 === 0) options.onProgress?.(sent.requests);
      const { bytes, about } = makeRequest(target, random);
      const { status, headers } = withoutContinue(await sendRaw(site.url, bytes));
      sent.statuses[status] = (sent.statuses[status] ?? 0) + 1;
      if (isError(status, headers)) sent.errors.push(`${status} ${about}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return sent;
}

/** The response behind a `100 Continue`. */
function withoutContinue(response: RawResponse): RawResponse {
  const { status, all } = response;
  return status === 100 ? parseResponse(all.slice(all.indexOf('\r\n\r\n') + 4)) : response;
}

/** 501 and 505 say that the request's method, encoding or version is one that this server does not have. */
function isError(status: number, headers: ReadonlyMap<string, string>): boolean {
  if (status === 503) return !headers.has('retry-after');
  return status >= 500 && status !== 501 && status !== 505;
}

/** Adds two counts by name. */
export function addUp(
  one: Record<string, number>,
  other: Record<string, number>,
): Record<string, number> {
  const sums = { ...one };
  for (const [name, count] of Object.entries(other)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}

async function readHeap(site: Site, file: string): Promise<number> {
  rmSync(file, { force: true });
  // What was under way ends, and short-lived entries expire.
  await wait(2_000);
  process.kill(site.pid, 'SIGUSR2');
  const deadline = Date.now() + 60_000;
  while (!existsSync(file) && Date.now() < deadline) await wait(50);
  return Number(readFileSync(file, 'utf8'));
}

type Pause = { at: number; clockMs: number; cpuMs: number; began: string[] };

const readPauses = (file: string): Pause[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Pause)
    : [];
