import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, hotelFolder } from '~/platform/env/build-folders';
import type { Problem } from './content-checks';
import type { NoticeFile } from './notice-schema';

/**
 * The folder that is served to browsers: the build's copy of the hotel's public files, or in development the
 * original.
 */
const publicDir = join(
  process.cwd(),
  buildFolder ? join(buildFolder, 'client') : join(hotelFolder, 'public'),
);

/**
 * Checks an official file: it must exist and have the hash given in the content.
 * @returns the problem; undefined if the file may be shown
 */
export function findNoticeProblem(
  { path, sha256 }: NoticeFile,
  folder = publicDir,
): string | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(folder, path));
  } catch {
    return `${path} is not in the folder public, or the site was not built since`;
  }
  const hash = createHash('sha256').update(bytes).digest('hex');
  return hash === sha256 ? undefined : `${path} is not the official file: its SHA-256 is ${hash}`;
}

/** What keeps the official files that the content refers to from being shown. */
export const findNoticeProblems = (
  notices: Partial<Record<string, NoticeFile>> = {},
  folder = publicDir,
): Problem[] =>
  Object.entries(notices).flatMap(([locale, file]) => {
    const message = file && findNoticeProblem(file, folder);
    return message ? [{ path: ['site', 'guaranteeNotice', locale], message }] : [];
  });
