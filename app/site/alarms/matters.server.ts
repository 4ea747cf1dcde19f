import type { AppLoadContext } from '@remix-run/node';
import { daysUntil, readCertificateEnd, soonDays } from '~/platform/probes/certificate.server';
import { clockLimits, readClockDifference } from '~/platform/probes/clock.server';
import { lowDiskShare, readDiskSpace } from '~/platform/probes/disk.server';
import { countStandingMatters } from './standing-matters.server';

export const matterKinds = [
  'disk',
  'clock',
  'certificate',
  'content',
  'holds',
  'withdrawals',
] as const;

type MatterKind = (typeof matterKinds)[number];

/** Something that the operator has to see to, with the values of its text. */
export type Matter = { kind: MatterKind; values: Record<string, string | number> };

type Context = Pick<AppLoadContext, 'content' | 'db' | 'env'>;

const timeoutMs = 8_000;

/** A list in an email names so many; the rest is on the command line. */
const maxNamed = 10;

/** Longer than a backend's restart takes. */
const contentPatienceMs = 10 * 60_000;

/**
 * What is wrong now. A probe that cannot tell (no network, no certificate yet) raises no alarm.
 * @param isThorough whether other servers are asked, too
 */
export async function findMatters(
  { content, db, env }: Context,
  now: Date,
  isThorough: boolean,
): Promise<Matter[]> {
  const { holds, withdrawals } = await countStandingMatters(db, now);
  const listed = (kind: 'holds' | 'withdrawals', list: readonly string[]): Matter[] =>
    list.length > 0 ? [{ kind, values: { list: list.slice(0, maxNamed).join(', ') } }] : [];
  const problem = content.problem();
  const isLasting = problem && now.getTime() - problem.since.getTime() >= contentPatienceMs;
  return [
    ...(await findLowDisk(env.DATA_DIR)),
    ...(isLasting ? [{ kind: 'content', values: { reason: problem.reason } } as const] : []),
    ...listed('holds', holds),
    ...listed('withdrawals', withdrawals),
    ...(isThorough ? [...(await findWrongClock(env)), ...(await findEnding(env, now))] : []),
  ];
}

async function findLowDisk(folder: string): Promise<Matter[]> {
  const { freeBytes, freeShare } = await readDiskSpace(folder);
  if (freeShare >= lowDiskShare) return [];
  const free = Math.floor(freeBytes / 1024 ** 2);
  return [{ kind: 'disk', values: { free, percent: Math.floor(freeShare * 100) } }];
}

async function findWrongClock(env: Context['env']): Promise<Matter[]> {
  if (env.payment !== 'provider') return [];
  const url = env.PAYMENT_PROVIDER === 'stripe' ? env.STRIPE_API_URL : env.WSPAY_API_URL;
  const difference = await readClockDifference(url, timeoutMs).catch(() => undefined);
  if (difference === undefined || Math.abs(difference) <= clockLimits.warnMs) return [];
  return [{ kind: 'clock', values: { seconds: Math.round(Math.abs(difference) / 1000) } }];
}

async function findEnding({ SITE_URL }: Context['env'], now: Date): Promise<Matter[]> {
  if (!SITE_URL.startsWith('https://')) return [];
  const end = await readCertificateEnd(SITE_URL, timeoutMs).catch(() => undefined);
  if (!end || daysUntil(end, now) >= soonDays) return [];
  const { host } = new URL(SITE_URL);
  return [{ kind: 'certificate', values: { host, day: end.toISOString().slice(0, 10) } }];
}
