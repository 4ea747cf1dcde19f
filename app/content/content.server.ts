import { addDays } from '~/platform/time/calendar';
import { startOfHotelDay, today } from '~/platform/time/hotel-time';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';
import type { ContentSource } from './content';
import { connectBackend } from './content-backend.server';
import { createFileFinder } from './content-files';
import { ContentError } from './content-problems';
import { createSnapshot } from './content-snapshot.server';
import { findContentWarnings } from './content-warnings';
import { findSectionProblems } from './sections';
import { findGreenClaims } from './green-claims';
import { type ImageMaster, imagesDir, readMasters } from './image-masters.server';
import { findNoticeProblems } from './notice-files.server';
import { createRemoteContent } from './remote-content.server';
import { withTodaysArticles } from './todays-articles';
import type { StockLevels } from './stock-levels';
import { type PriorPrices, withTodaysPrices } from './todays-prices';

type Masters = {
  /** The originals of the published pictures. */
  list: () => ReadonlyMap<string, ImageMaster>;
  /** Downloads an original that is not stored locally: those of a remote backend are downloaded on first use. */
  fetch?: (id: string, master: ImageMaster) => Promise<void>;
};

/** Why the content shown is not the latest one, and since when. */
type ContentProblem = { reason: string; since: Date };

type ContentOrigin = {
  /** @throws Error before `start` if the content is remote */
  current(): ContentSource;
  masters: Masters;
  /**
   * Checks with the backend what the goods of an order cost at this moment (product decision). If its response differs
   * from the snapshot, the content is fetched again before this resolves. Without a response the last valid snapshot
   * is used.
   */
  confirm(ids: readonly string[]): Promise<void>;
  /** Why what the backend, or the hotel's files, last contained is not shown to visitors; undefined if it is. */
  problem(): ContentProblem | undefined;
  /** Queries the backend, or loads the hotel's files, now. Never rejects. */
  refresh(): Promise<void>;
  /** @param listener called after each publish that this process has found; replaces the previous one */
  onPublish(listener: () => void): void;
  /**
   * Loads the content before the first request, and refreshes it from then on.
   * @returns a function that stops refreshing it
   * @throws Error if the backend returns nothing usable and there is no earlier snapshot
   */
  start(): Promise<() => Promise<void>>;
};

/** The site's content, kept up to date after `start`. */
export type SiteContent = ContentOrigin & {
  /** Sets the recorded prices on which reductions are based; called by the job that keeps the price history. */
  setPriorPrices(prices: PriorPrices): void;
  /** Sets the remaining stock of limited sizes; called by the job that reads the stock. */
  setStockLevels(levels: StockLevels): void;
  /** Changes whenever anything that pages depend on changes. */
  pageRevision(): string;
};

/** The content of a hotel without a content backend. */
type EmbeddedFiles = {
  content: unknown;
  masters: ReadonlyMap<string, ImageMaster>;
};

/**
 * Loaded only now, because what the hotel's files throw while they are loaded, about a picture without alternative text
 * for instance, is to be reported like any other mistake in the content.
 */
async function readHotelFiles(): Promise<EmbeddedFiles> {
  let content: unknown;
  try {
    content = (await import('#hotel/content')).embeddedContent;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The content cannot be loaded: ${reason}`, { cause: error });
  }
  return { content, masters: readMasters(imagesDir) };
}

type PublishedFiles = { source: ContentSource; masters: ReadonlyMap<string, ImageMaster> };

/** @throws ContentError */
function checkFiles({ content, masters }: EmbeddedFiles): PublishedFiles {
  const source = createSnapshot(content, masters);
  const problems = [
    ...findNoticeProblems(source.get().site.guaranteeNotice),
    ...findSectionProblems(source.get()),
    ...findContentWarnings(content, source.get()),
    ...findGreenClaims(source.get()).map(({ path, claim }) => ({
      path: path.split('.'),
      message: `"${claim}" is a claim about the environment without proof in site.certifiedClaims`,
    })),
  ];
  if (problems.length > 0) throw new ContentError(problems, content);
  return { source, masters };
}

/** @throws Error that names the file of each mistake */
async function loadHotelFiles(): Promise<PublishedFiles> {
  const files = await readHotelFiles();
  try {
    return checkFiles(files);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // Every file of the hotel is loaded, which takes time only now.
    const { hotelModules } = await import('./hotel-modules.server');
    throw error.inFiles(createFileFinder(files.content, hotelModules));
  }
}

/** @param load loads the files again: in development they may have changed */
function publishFiles(
  files: PublishedFiles,
  load: () => Promise<PublishedFiles> = async () => files,
): ContentOrigin {
  let published = files;
  let problem: ContentProblem | undefined;
  return {
    current: () => published.source,
    masters: { list: () => published.masters },
    confirm: async () => {},
    problem: () => problem,
    async refresh() {
      try {
        published = await load();
        problem = undefined;
      } catch (error) {
        problem = { reason: (error as Error).message, since: problem?.since ?? new Date() };
      }
    },
    onPublish: () => {},
    start: async () => async () => {},
  };
}

type ContentEnv = Pick<Env, 'CONTENT_URL' | 'CONTENT_TOKEN' | 'DATA_DIR' | 'JOB_INTERVAL_MS'>;

function connectRemote(url: string, env: ContentEnv, stores: boolean): ContentOrigin {
  let onPublish = () => {};
  const remote = createRemoteContent({
    backend: connectBackend({ url, token: env.CONTENT_TOKEN }),
    dataDir: env.DATA_DIR,
    log,
    stores,
    onPublish: () => onPublish(),
  });
  return {
    current: remote.current,
    refresh: remote.refresh,
    onPublish(listener) {
      onPublish = listener;
    },
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
 * The site's content: the backend's last valid snapshot if CONTENT_URL is set, otherwise the files of the hotel for
 * which the site was built.
 * @param options.stores whether what the backend publishes is stored in DATA_DIR, as the site does
 * @throws Error if these are invalid
 */
export async function loadContent(
  env: ContentEnv,
  { stores = true }: { stores?: boolean } = {},
): Promise<SiteContent> {
  if (env.CONTENT_URL) return atTodaysPricesOf(connectRemote(env.CONTENT_URL, env, stores));
  return atTodaysPricesOf(publishFiles(await loadHotelFiles(), loadHotelFiles));
}

/**
 * The content of given files.
 * @throws ContentError if they are invalid
 */
export const createContent = (files: EmbeddedFiles): SiteContent =>
  atTodaysPricesOf(publishFiles(checkFiles(files)));

function atTodaysPricesOf(origin: ContentOrigin): SiteContent {
  let priorPrices: PriorPrices = new Map();
  let stockLevels: StockLevels = new Map();
  let todays:
    { base: ContentSource; from: number; until: number; source: ContentSource } | undefined;

  /** Cached until the hotel's midnight or the next publish, because every page reads it several times. */
  function atTodaysPrices(base: ContentSource): ContentSource {
    const now = Date.now();
    if (todays?.base !== base || now < todays.from || now >= todays.until) {
      const day = today(now);
      const priced = withTodaysArticles(withTodaysPrices(base, day, priorPrices), day);
      todays = {
        base,
        from: startOfHotelDay(day).getTime(),
        until: startOfHotelDay(addDays(day, 1)).getTime(),
        source: { ...priced, stockLevel: (variantId) => stockLevels.get(variantId) ?? 'plenty' },
      };
    }
    return todays.source;
  }

  return {
    ...origin,

    current: () => atTodaysPrices(origin.current()),

    setPriorPrices(found) {
      priorPrices = found;
      todays = undefined;
    },

    setStockLevels(levels) {
      stockLevels = levels;
    },

    pageRevision() {
      const levels = [...stockLevels].map(([variantId, level]) => `${variantId}:${level}`);
      // Pages show today's opening hours and prices, and offer rooms from tomorrow.
      return [atTodaysPrices(origin.current()).revision(), today(Date.now()), ...levels].join(' ');
    },
  };
}
