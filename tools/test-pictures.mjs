import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/**
 * Has a site use the pictures that others have encoded, for tests and tools: their names are made of their content, so that only
 * the first site that needs one encodes it.
 * @param {string} dataDir left alone if it does not exist
 */
export function sharePictures(dataDir) {
  const pictures = join(root, '.cache', 'test-pictures');
  mkdirSync(pictures, { recursive: true });
  const link = join(dataDir, 'cache');
  if (existsSync(dataDir) && !existsSync(link)) symlinkSync(pictures, link, 'dir');
}
