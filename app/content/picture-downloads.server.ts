import { LRUCache } from 'lru-cache';
import { writeDurably } from '~/platform/files/durable-files.server';
import { ResponseTooLarge } from '~/platform/http/bounded-body';
import { SingleFlight } from '~/platform/limits/single-flight';
import type { Log } from '~/platform/log/log.server';
import { steadyClock } from '~/platform/time/steady-clock';
import { BackendError, type ContentBackend } from './content-backend.server';
import { findJpegProblem } from './jpeg-file';
import { isStored } from './variant-files.server';

type Options = {
  backend: Pick<ContentBackend, 'fetchPicture'>;
  log: Pick<Log, 'warn'>;
  /** In milliseconds; steady. */
  now?: () => number;
};

type Failure = { error: BackendError; notBefore: number };

/** How long an expensive failure is not repeated: every visitor's request would cost the same megabytes again. */
const pauseMs = 30_000;

/** More than a hotel has pictures. */
const maxFailures = 1_000;

/** The originals of the pictures that the content backend has, each downloaded when it is first needed. */
export function createPictureDownloads({ backend, log, now = steadyClock }: Options) {
  const underWay = new SingleFlight<void>({ ttlMs: 0 });
  const failures = new LRUCache<string, Failure>({ max: maxFailures });

  async function download(id: string, path: string): Promise<void> {
    try {
      await store(path, id, await fetchJpeg(id));
      failures.delete(path);
    } catch (error) {
      if (error instanceof BackendError) note(path, error);
      throw error;
    }
  }

  async function fetchJpeg(id: string): Promise<Buffer> {
    const bytes = await backend.fetchPicture(id);
    const problem = findJpegProblem(bytes);
    if (problem) throw new UnusableFile(`/assets/${id} answered a file that ${problem}`);
    return bytes;
  }

  /** Logs a reason once for each picture, not for each visitor. */
  function note(path: string, error: BackendError): void {
    const reason = error.message;
    if (reason !== failures.get(path)?.error.message)
      log.warn({ reason }, 'A picture of the content backend cannot be shown');
    failures.set(path, { error, notBefore: isExpensive(error) ? now() + pauseMs : 0 });
  }

  return {
    /**
     * Downloads an original unless it is stored. Concurrent callers share one request.
     * @throws BackendError if the backend does not provide it, or if it cannot be stored
     */
    async fetch(id: string, path: string): Promise<void> {
      if (await isStored(path)) return;
      const failure = failures.get(path);
      if (failure && now() < failure.notBefore) throw failure.error;
      await underWay.run(path, () => download(id, path));
    },
  };
}

/** A whole file was downloaded that cannot be used. */
class UnusableFile extends BackendError {
  override name = 'UnusableFile';
}

/** Whether megabytes were downloaded, or seconds spent, for nothing; a backend that is down is found out at once. */
const isExpensive = (error: BackendError) =>
  error instanceof UnusableFile ||
  error.cause instanceof ResponseTooLarge ||
  (error.cause as Error | undefined)?.name === 'TimeoutError';

async function store(path: string, id: string, bytes: Buffer): Promise<void> {
  try {
    await writeDurably(path, bytes);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new UnusableFile(`/assets/${id} cannot be stored in DATA_DIR (${code})`, {
      cause: error,
    });
  }
}
