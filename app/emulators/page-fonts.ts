import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Answer } from './answers';

/** The hotel's fonts, each a small subset: Latin, and the Croatian letters apart. */
const fontNames = ['cardo-l', 'cardo-x', 'ysabeau-l', 'ysabeau-x'];

/**
 * `GET /fonts/{name}.woff2`, read from the project that the process was started in.
 * Elsewhere the page falls back to the system's letters, so a missing file is no error.
 */
export function readFont(path: string): Answer | undefined {
  const name = fontNames.find((candidate) => path === `/fonts/${candidate}.woff2`);
  if (!name) return undefined;
  try {
    const body = readFileSync(resolve('app/styles/fonts', `${name}.woff2`));
    return {
      status: 200,
      headers: { 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' },
      body,
    };
  } catch {
    return undefined;
  }
}
