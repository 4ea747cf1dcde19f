import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Log } from '~/platform/log/log.server';
import { writeDurably } from '~/platform/files/durable-files.server';
import { SingleFlight } from '~/platform/limits/single-flight';
import { hotelDay } from '~/platform/time/calendar';
import type { ContentSource } from './content';
import { BackendError, type ContentBackend } from './content-backend.server';
import { fromContract, toContractPaths } from './content-contract';
import { formatProblem } from './content-problems';
import { createSnapshot } from './content-snapshot.server';
import { findContentWarnings } from './content-warnings';
import { findGreenClaims } from './green-claims';
import type { ImageMaster } from './image-masters.server';
import { createPictureDownloads } from './picture-downloads.server';
import { findSectionProblems } from './sections';
import { priceOn } from './todays-prices';
import { removeLeftovers } from './variant-files.server';
import { id } from './value-schema';

/** Picture data that the backend sends beside the content (contract: `images` of `GET /api/config`). */
const remoteImagesSchema = z.record(
  id,
  z.object({
    width: z.int().min(1).max(10_000),
    height: z.int().min(1).max(10_000),
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    focus: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]),
    /** It becomes part of file names. */
    hash: z.string().regex(/^[a-z0-9]{6,64}$/),
  }),
);

/**
 * The fields of the `POST /api/products/cart` response that an order depends on; prices in cents, weights in grams.
 */
const remoteProductsSchema = z.array(
  z.object({
    id,
    variants: z.array(
      z.object({
        id,
        price: z.int().positive(),
        weight: z.int().positive(),
        available: z.boolean(),
      }),
    ),
  }),
);

type RemoteContentOptions = {
  backend: ContentBackend;
  dataDir: string;
  log: Pick<Log, 'info' | 'warn'>;
  /** Whether what is published is stored in `dataDir`. It is read from there in any case. */
  stores?: boolean;
  /** Called after each publish. */
  onPublish?: () => void;
};

const keptName = 'snapshot.json';
/** So that one careless publish does not flood the log. */
const maxNamed = 20;

/** The content of a remote backend: its last valid snapshot, in memory and on disk, refreshed in the background. */
export function createRemoteContent(options: RemoteContentOptions) {
  const { backend, dataDir, log, stores = true } = options;
  const folder = join(dataDir, 'content');
  const imagesFolder = join(folder, 'images');
  let source: ContentSource | undefined;
  let masters: ReadonlyMap<string, ImageMaster> = new Map();
  let etag: string | undefined;
  let running: Promise<void> | undefined;
  let problem: { reason: string; since: Date } | undefined;

  /** Publishes all of a snapshot or nothing of it. */
  function publish(raw: unknown): void {
    const next = readPublish(raw);
    masters = new Map(
      [...next.images()].map(([id, info]) => [
        id,
        { ...info, path: join(imagesFolder, masterName(id, info.hash)) },
      ]),
    );
    source = next;
    const claims = findGreenClaims(next.get())
      .slice(0, maxNamed)
      .map(({ path, claim }) => ({ path: toContractPaths(path), claim }));
    if (claims.length > 0) log.warn({ claims }, 'The content makes unproven claims');
    const content = fromContract(raw);
    const warnings = [
      ...findSectionProblems(next.get()),
      ...findContentWarnings(content, next.get()),
    ]
      .slice(0, maxNamed)
      .map((problem) => toContractPaths(formatProblem(content, problem)));
    if (warnings.length > 0) log.warn({ warnings }, 'The content has probable mistakes');
  }

  async function fetchPublish(): Promise<void> {
    const response = await backend.fetchConfig(source && etag);
    if (response === 'unchanged') return;
    publish(response.data);
    etag = response.etag;
    log.info({ revision: source?.revision() }, 'The content backend published');
    options.onPublish?.();
    if (stores) await store(response.data);
  }

  async function store(raw: unknown): Promise<void> {
    await writeDurably(join(folder, keptName), JSON.stringify(raw)).catch((error: unknown) =>
      log.warn({ err: error }, 'The published content cannot be stored on disk'),
    );
    const names = [...masters].map(([id, { hash }]) => masterName(id, hash));
    await removeLeftovers(imagesFolder, new Set(names));
  }

  /** Logs a reason once, not every minute. */
  function report(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (reason === problem?.reason) return;
    problem = { reason, since: problem?.since ?? new Date() };
    log.warn({ reason }, 'The content backend sent nothing usable; the last good content stays');
  }

  /** Never rejects; concurrent callers share one request. */
  function refresh(): Promise<void> {
    running ??= fetchPublish()
      .then(() => {
        problem = undefined;
      }, report)
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  async function readStoredSnapshot(): Promise<void> {
    const kept = await readFile(join(folder, keptName), 'utf8').catch(() => undefined);
    if (kept === undefined) return;
    try {
      publish(JSON.parse(kept));
    } catch (error) {
      log.warn({ err: error }, 'The content stored on disk is unusable');
    }
  }

  const questions = new SingleFlight<void>({ ttlMs: 0 });
  const downloads = createPictureDownloads({ backend, log });

  async function compare(ids: readonly string[]): Promise<void> {
    try {
      const parsed = remoteProductsSchema.safeParse(await backend.fetchProducts(ids));
      if (!parsed.success) throw new BackendError('/api/products/cart answered another shape');
      const isOutdated = () => source && differs(source, ids, parsed.data);
      // A publish that is under way may be older than these prices.
      if (isOutdated()) await running;
      if (isOutdated()) await refresh();
    } catch (error) {
      report(error);
    }
  }

  return {
    /** @throws Error if there is nothing to show: neither a backend nor an earlier snapshot */
    async start(): Promise<void> {
      await refresh();
      if (!source) await readStoredSnapshot();
      if (!source) throw new Error(`The content backend is unusable: ${problem?.reason}`);
    },

    /** @throws Error before a successful start */
    current(): ContentSource {
      if (!source) throw new Error('The content backend has not been asked yet');
      return source;
    },

    refresh,

    /** Compares the goods of an order with what the backend currently sells. Concurrent callers share one request. */
    async confirm(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      const sorted = ids.toSorted();
      await questions.run(sorted.join(' '), () => compare(sorted));
    },

    masters: () => masters,

    problem: () => problem,

    /** See `createPictureDownloads`. */
    fetchMaster: (id: string, { path }: ImageMaster): Promise<void> => downloads.fetch(id, path),
  };
}

const masterName = (id: string, hash: string) => `${id}-${hash}.jpg`;

function readPublish(raw: unknown): ContentSource {
  const images = z.object({ images: remoteImagesSchema }).safeParse(raw);
  if (!images.success) {
    const [issue] = images.error.issues;
    throw new BackendError(`${issue?.path.join('.') || 'data'}: ${issue?.message}`);
  }
  try {
    return createSnapshot(fromContract(raw), new Map(Object.entries(images.data.images)));
  } catch (error) {
    throw new BackendError(toContractPaths((error as Error).message), { cause: error });
  }
}

function differs(
  source: ContentSource,
  ids: readonly string[],
  now: z.infer<typeof remoteProductsSchema>,
): boolean {
  const today = hotelDay(new Date());
  return ids.some((id) => {
    const known = source.findProduct(id);
    const found = now.find((product) => product.id === id);
    if (!known || !found) return Boolean(known) !== Boolean(found);
    const shape = (variant: { id: string; price: number; weight: number; available: boolean }) =>
      `${variant.id} ${variant.price} ${variant.weight} ${variant.available}`;
    const before = known.variants.map((variant) =>
      shape({ ...variant, price: priceOn(variant, today), weight: variant.weightGrams }),
    );
    return before.sort().join() !== found.variants.map(shape).sort().join();
  });
}
