import { loadTypeScript } from '../../tools/load-typescript.mjs';

/**
 * Runs one of the long tests and ends this process: with 0 if nothing failed, otherwise with 1.
 * @param {string} path of its module, below the repository's folder, with a slash in front
 * @param {(module: Record<string, any>) => Promise<number>} run the test; resolves to the number of failures
 * @returns {Promise<never>}
 */
export async function runToEnd(path, run) {
  const { module, close } = await loadTypeScript(path);
  const failures = await run(module);
  await close();
  process.exit(failures === 0 ? 0 : 1);
}
