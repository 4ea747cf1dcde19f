// The builds under test: this hotel's and the second hotel's, which proves that the engine is independent of both.
import { join } from 'node:path';
import { runStage } from './stage.mjs';

/** The environment in which the second hotel is built; its build is beside this hotel's. */
export const secondHotel = {
  HOTEL_DIR: 'tests/fixtures/hotel',
  BUILD_DIR: join('.cache', 'second-hotel'),
};

/**
 * Builds a hotel unless its build is up to date.
 * @param {string} title
 * @param {Record<string, string>} [hotel] the environment variables that select it
 */
const build = (title, hotel = {}) =>
  runStage(title, process.execPath, [join('tools', 'build.mjs'), '--unless-built'], {
    quiet: true,
    env: { ...process.env, ...hotel },
  });

/** Builds the second hotel. @returns {Promise<boolean>} whether it succeeded */
export const buildSecondHotel = () => build('Build of the second hotel', secondHotel);

/** Builds both in parallel, as one build uses one core. @returns {Promise<boolean>} whether both succeeded */
export async function buildForTests() {
  const built = await Promise.all([build('Build'), buildSecondHotel()]);
  return built.every(Boolean);
}
