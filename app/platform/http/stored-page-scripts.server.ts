import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a process leaves behind, so that pages that it has sent find their scripts in the next one. */
export type StoredPageScripts = {
  /** Keeps scripts, by the hashes in their addresses, and removes those that no open page needs any more. */
  store(scripts: Iterable<readonly [hash: string, body: Buffer]>): Promise<void>;
  find(hash: string): Promise<Buffer | undefined>;
};

/** Longer than a page is open before it is touched. */
const keptMs = 3 * 24 * 60 * 60_000;

/** A script's name is made of its content. */
export const hashScript = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** Scripts as files of a folder, which is made when there are any. */
export function storePageScriptsIn(folder: string): StoredPageScripts {
  return {
    async store(scripts) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const [hash, body] of scripts) {
        const path = join(folder, `${hash}.js`);
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
