import { addDays, hotelDay } from '~/platform/time/calendar';
import { startOfHotelDay } from '~/platform/time/hotel-time';
import { getEnv, jobInterval } from '~/platform/env/env.server';
import { log } from '~/platform/log/log.server';
import type { ContentSource } from './content';
import { connectBackend } from './content-backend.server';
import { createSnapshot } from './content-snapshot.server';
import { embeddedContent } from '#hotel/content';
import { findSectionProblems } from './sections';
import { findGreenClaims } from './green-claims';
import { type ImageMaster, imagesDir, readMasters } from './image-masters.server';
import { checkNoticeFiles } from './notice-files.server';
import { createRemoteContent, type RemoteContent } from './remote-content.server';
import { type PriorPrices, withTodaysPrices } from './todays-prices';

let embedded: { source: ContentSource; masters: ReadonlyMap<string, ImageMaster> } | undefined;
let remote: RemoteContent | undefined;

function getEmbedded() {
  embedded ??= readEmbedded();
  return embedded;
}

function readEmbedded() {
  const masters = readMasters(imagesDir);
  const source = createSnapshot(embeddedContent, masters);
  checkNoticeFiles(source.get().site.guaranteeNotice);
  const missing = findSectionProblems(source.get());
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const claims = findGreenClaims(source.get()).map(({ path, claim }) => `${path}: ${claim}`);
  if (claims.length > 0) {
    throw new Error(`The content claims what nobody has proved:\n${claims.join('\n')}`);
  }
  return { source, masters };
}

let priorPrices: PriorPrices = new Map();
let todays: { base: ContentSource; from: number; until: number; source: ContentSource } | undefined;

/** The recorded prices from which reductions are counted; set by whoever keeps the price history. */
export function setPriorPrices(found: PriorPrices): void {
  priorPrices = found;
  todays = undefined;
}

/** Kept until the hotel's midnight or the next publish: every page asks several times. */
function atTodaysPrices(base: ContentSource): ContentSource {
  const now = Date.now();
  if (todays?.base !== base || now < todays.from || now >= todays.until) {
    const today = hotelDay(new Date(now));
    todays = {
      base,
      from: startOfHotelDay(today).getTime(),
      until: startOfHotelDay(addDays(today, 1)).getTime(),
      source: withTodaysPrices(base, today, priorPrices),
    };
  }
  return todays.source;
}

/**
 * The site's content at today's prices: the backend's last good snapshot where CONTENT_URL names one, else the files of the repository.
 * @throws Error at the first call when the embedded content is wrong, or before `startContent` when it is remote
 */
export function getContent(): ContentSource {
  if (!getEnv().CONTENT_URL) return atTodaysPrices(getEmbedded().source);
  if (!remote) throw new Error('The content backend has not been asked yet');
  return atTodaysPrices(remote.current());
}

/**
 * Gets the content ready before the first request, and keeps it fresh from then on.
 * @returns what ends it
 * @throws Error when the content is wrong, or the backend gives none and there is no earlier snapshot
 */
export async function startContent(): Promise<() => Promise<void>> {
  const { CONTENT_URL, CONTENT_TOKEN, DATA_DIR } = getEnv();
  if (!CONTENT_URL) {
    getEmbedded();
    return async () => {};
  }
  remote ??= createRemoteContent({
    backend: connectBackend({ url: CONTENT_URL, token: CONTENT_TOKEN }),
    dataDir: DATA_DIR,
    everyMs: jobInterval(60_000),
    log,
  });
  await remote.start();
  return remote.stop;
}

/**
 * Asks the backend what the goods of an order cost at this moment (product decision); when it says something new, the
 * content is fetched again before this returns. Without an answer the last good snapshot counts.
 */
export async function confirmProducts(ids: readonly string[]): Promise<void> {
  await remote?.confirm(ids);
}

/** The originals of the published pictures; those of a remote backend come when they are first needed. */
export function getMasters(): {
  list: () => ReadonlyMap<string, ImageMaster>;
  fetch?: (id: string, master: ImageMaster) => Promise<void>;
} {
  if (!getEnv().CONTENT_URL) return { list: () => getEmbedded().masters };
  const { masters, fetchMaster } = remote ?? {};
  return { list: () => masters?.() ?? new Map(), fetch: fetchMaster };
}
