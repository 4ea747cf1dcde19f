import { buildSecondHotel, secondHotel } from '../../tools/test-builds.mjs';

/** The path of the second hotel's build, relative to the repository. */
export const secondHotelBuild = secondHotel.BUILD_DIR;

/**
 * Builds the second hotel, unless the existing build is up to date.
 * @throws Error when it fails; the build's output is printed
 */
export async function ensureSecondHotel(): Promise<void> {
  if (!(await buildSecondHotel())) throw new Error('The second hotel was not built');
}
