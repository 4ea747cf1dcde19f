import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The path of the second hotel's build, relative to the repository. */
export const secondHotelBuild = '.cache/second-hotel';

/**
 * Builds the second hotel, unless the existing build is up to date.
 * @throws Error with the build's output when it fails
 */
export function buildSecondHotel(): void {
  const script = "const { ensureBuilt } = await import('./tools/prepare.mjs'); ensureBuilt();";
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: { ...process.env, HOTEL_DIR: 'tests/fixtures/hotel', BUILD_DIR: secondHotelBuild },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The second hotel was not built:\n${stderr}`);
}
