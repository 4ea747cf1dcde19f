import { addDays, hotelDay } from '~/platform/time/calendar';
import { startOfHotelDay } from '~/platform/time/hotel-time';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';
import type { ContentSource } from './content';
import { connectBackend } from './content-backend.server';
import { createSnapshot } from './content-snapshot.server';
import { embeddedContent } from '#hotel/content';
import { findSectionProblems } from './sections';
import { findGreenClaims } from './green-claims';
import { type ImageMaster, imagesDir, readMasters } from './image-masters.server';
import { checkNoticeFiles } from './notice-files.server';
import { createRemoteContent } from './remote-content.server';
import { withTodaysArticles } from './todays-articles';
import type { StockLevels } from './stock-levels';
import { type PriorPrices, withTodaysPrices } from './todays-prices';

type Masters = {
  /** The originals of the published pictures. */
  list: () => ReadonlyMap<string, ImageMaster>;
  /** Brings an original here that is elsewhere: those of a remote backend come when they are first needed. */
  fetch?: (id: string, master: ImageMaster) => Promise<void>;
};

/** Where the content comes from, before today's prices. */
type ContentProblem = { reason: string; since: Date };

type ContentOrigin = {
  current(): ContentSource;
  masters: Masters;
  confirm(ids: readonly string[]): Promise<void>;
  /** Why the backend's last answer is not what visitors see; undefined while it is. */
  problem(): ContentProblem | undefined;
  /** Ready when it resolves. @returns what ends its refreshing */
  start(): Promise<() => Promise<void>>;
};

/** The site's content, kept fresh from `start` on. */
export type SiteContent = ContentOrigin & {
  /** The recorded prices from which reductions are counted; set by the job that keeps the price history. */
  setPriorPrices(prices: PriorPrices): void;
  /** What is left of limited sizes; set by the job that reads the stock. */
  setStockLevels(levels: StockLevels): void;
  /** Changes with everything that pages are made of. */
  pageRevision(): string;
};

/** What a hotel publishes without a content backend. */
export type EmbeddedFiles = {
  content: unknown;
  masters: ReadonlyMap<string, ImageMaster>;
};

const readHotelFiles = (): EmbeddedFiles => ({
  content: embeddedContent,
  masters: readMasters(imagesDir),
});

/** @throws Error when the files are wrong */
function publishFiles({ content, masters }: EmbeddedFiles): ContentOrigin {
  const source = createSnapshot(content, masters);
  checkNoticeFiles(source.get().site.guaranteeNotice);
  const missing = findSectionProblems(source.get());
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const claims = findGreenClaims(source.get()).map(({ path, claim }) => `${path}: ${claim}`);
  if (claims.length > 0) {
    throw new Error(`The content makes unproven claims:\n${claims.join('\n')}`);
  }
  return {
    current: () => source,
    masters: { list: () => masters },
    confirm: async () => {},
    problem: () => undefined,
    start: async () => async () => {},
  };
}

type ContentEnv = Pick<Env, 'CONTENT_URL' | 'CONTENT_TOKEN' | 'DATA_DIR' | 'JOB_INTERVAL_MS'>;

function connectRemote(url: string, env: ContentEnv): ContentOrigin {
  const remote = createRemoteContent({
    backend: connectBackend({ url, token: env.CONTENT_TOKEN }),
    dataDir: env.DATA_DIR,
    log,
  });
  return {
    current: remote.current,
    masters: { list: remote.masters, fetch: remote.fetchMaster },
    confirm: remote.confirm,
    problem: remote.problem,
    async start() {
      await remote.start();
      const job: Job = startJob({
        name: 'content',
        everyMs: jobInterval(env, 60_000),
        run: remote.refresh,
        log,
        firstRun: 'later',
      });
      return job.stop;
    },
  };
}

/**
 * The site's content at today's prices: the backend's last good snapshot where CONTENT_URL names one, else the files of
 * the repository.
 * @param files instead of those of the hotel that is built
 * @throws Error when the embedded content is wrong
 */
export function createContent(env: ContentEnv, files?: EmbeddedFiles): SiteContent {
  const origin = env.CONTENT_URL
    ? connectRemote(env.CONTENT_URL, env)
    : publishFiles(files ?? readHotelFiles());
  let priorPrices: PriorPrices = new Map();
  let stockLevels: StockLevels = new Map();
  let todays:
    { base: ContentSource; from: number; until: number; source: ContentSource } | undefined;

  /** Kept until the hotel's midnight or the next publish: every page reads it several times. */
  function atTodaysPrices(base: ContentSource): ContentSource {
    const now = Date.now();
    if (todays?.base !== base || now < todays.from || now >= todays.until) {
      const today = hotelDay(new Date(now));
      const priced = withTodaysArticles(withTodaysPrices(base, today, priorPrices), today);
      todays = {
        base,
        from: startOfHotelDay(today).getTime(),
        until: startOfHotelDay(addDays(today, 1)).getTime(),
        source: { ...priced, stockLevel: (variantId) => stockLevels.get(variantId) ?? 'plenty' },
      };
    }
    return todays.source;
  }

  return {
    /** @throws Error before `start` when the content is remote */
    current: () => atTodaysPrices(origin.current()),

    masters: origin.masters,

    /**
     * Checks with the backend what an order's goods cost at this moment (product decision); when the answer is new, the
     * content is fetched again before this returns. Without an answer the last good snapshot counts.
     */
    confirm: origin.confirm,

    problem: origin.problem,

    /**
     * Gets the content ready before the first request, and keeps it fresh from then on.
     * @returns what ends it
     * @throws Error when the backend gives nothing of use and there is no earlier snapshot
     */
    start: origin.start,

    setPriorPrices(found) {
      priorPrices = found;
      todays = undefined;
    },

    setStockLevels(levels) {
      stockLevels = levels;
    },

    pageRevision() {
      const levels = [...stockLevels].map(([variantId, level]) => `${variantId}:${level}`);
      return [atTodaysPrices(origin.current()).revision(), ...levels].join(' ');
    },
  };
}
