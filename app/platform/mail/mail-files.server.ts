import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '~/platform/files/durable-files.server';
import { parseMailAddress } from './address';

/** File names sort by creation time, and retries of an email get the same name. */
function fileNameOf(mail: { message_id: string; created_at: string }): string {
  const time = mail.created_at.replace(/[^0-9TZ]/g, '');
  const id = mail.message_id.split('@', 1)[0]?.replace(/[^A-Za-z0-9-]/g, '');
  return `${time}-${id}.eml`;
}

/**
 * Writes an email to its own file atomically, even in case of a power failure. An email that is sent again after a
 * crash replaces its own file.
 * @throws the file system's error
 */
export async function writeMailFile(
  folder: string,
  mail: { message_id: string; created_at: string },
  message: Buffer,
): Promise<void> {
  const name = fileNameOf(mail);
  // Only the holder of the email's lease writes this name, so a leftover of a crash is simply overwritten.
  await writeDurably(join(folder, name), message, join(folder, `.${name}.tmp`));
}

/** The addresses in a message's recipient and reply-to headers. */
function listReaders(message: string): string[] {
  const [head = ''] = message.split(/\r?\n\r?\n/, 1);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return lines
    .filter((line) => /^(?:to|reply-to):/i.test(line))
    .flatMap((line) => line.match(/[^\s<>,;:"]+@[^\s<>,;"]+/g) ?? [])
    .map((found) => (parseMailAddress(found) ?? found).toLowerCase());
}

/**
 * Finds emails written as files that are addressed to an address, or whose replies go to it.
 * @param address in lower case
 */
export async function findMailFilesOf(folder: string, address: string) {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found: { path: string; writtenAt: Date }[] = [];
  for (const name of names.filter((file) => file.endsWith('.eml')).sort()) {
    const path = join(folder, name);
    if (!listReaders(await readFile(path, 'utf8')).includes(address)) continue;
    found.push({ path, writtenAt: (await stat(path)).mtime });
  }
  return found;
}

/** Deletes emails written as files that are addressed to an address, or whose replies go to it. */
export async function deleteMailFilesOf(folder: string, address: string): Promise<void> {
  for (const { path } of await findMailFilesOf(folder, address)) await rm(path, { force: true });
}
