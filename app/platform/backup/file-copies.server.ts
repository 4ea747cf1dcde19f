import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile, chmod, mkdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { flushFile, flushFolder } from '~/platform/files/durable-files.server';

/** Copies a file to disk, readable only by its owner, and creates missing parent folders. */
export async function copyPrivately(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, to);
  await chmod(to, 0o600);
  await flushFile(to);
  await flushFolder(dirname(to));
}

/**
 * Names of the files in a folder, or of one file, relative to `parent`, with forward slashes; empty if nothing exists
 * there. Drafts of `writeDurably` are left out: they disappear at any moment.
 */
export function listFiles(parent: string, name: string): string[] {
  const path = join(parent, name);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [name];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((each) => !each.endsWith('.tmp') && statSync(join(path, each)).isFile())
    .map((each) => `${name}/${each.split(sep).join('/')}`)
    .sort();
}

/** Size and SHA-256 of a file, read as a stream. */
export async function fingerprint(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
