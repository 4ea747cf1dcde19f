import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '~/platform/time/durations';

/** Scripts stored for the next process, or for concurrent ones, to serve to pages that this process has sent. */
export type StoredPageScripts = {
  /** Stores a script immediately; only with several processes. */
  share?(hash: string, body: Buffer): Promise<void>;
  /** Stores scripts by the hashes in their URLs, and deletes those that no open page needs any more. */
  store(scripts: Iterable<readonly [hash: string, body: Buffer]>): Promise<void>;
  find(hash: string): Promise<Buffer | undefined>;
};

/** Longer than a page stays open without being used. */
const keptMs = 3 * dayMs;

/** Scripts are content-addressed. */
export const hashScript = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** Stores scripts as files in a folder, which is created when needed. */
export function storePageScriptsIn(folder: string): StoredPageScripts {
  return {
    async store(scripts) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const [hash, body] of scripts) {
        const path = join(folder, `${hash}.js`);
        // Not flushed: what a power failure leaves of it does not have its hash.
        await writeFile(`${path}.${process.pid}`, body, { mode: 0o600 });
        await rename(`${path}.${process.pid}`, path);
      }
      await removeOlder(folder, Date.now() - keptMs);
    },
    async find(hash) {
      const body = await readFile(join(folder, `${hash}.js`)).catch(() => undefined);
      return body && hashScript(body) === hash ? body : undefined;
    },
  };
}

async function removeOlder(folder: string, than: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < than) await rm(path, { force: true });
  }
}
