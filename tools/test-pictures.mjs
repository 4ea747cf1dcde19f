import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/** Pictures that sites under test have encoded: their names are made of their content, so that none needs to do so again. */
export const sharedPictures = join(root, '.cache', 'test-pictures');

/** Has a site use them, for tests and tools. @param {string} dataDir left alone if it does not exist */
export function sharePictures(dataDir) {
  mkdirSync(sharedPictures, { recursive: true });
  const link = join(dataDir, 'cache');
  if (existsSync(dataDir) && !existsSync(link)) symlinkSync(sharedPictures, link, 'dir');
}
