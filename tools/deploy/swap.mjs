// Puts a release in place: by the supervisor where one runs, else for its next start.
import { checkRelease } from './check.mjs';
import { sendCommand } from './control.mjs';
import { makeCurrent, readLink, releasePath } from './releases.mjs';

export const unchanged = 'Nothing was changed: the earlier release stays in place.';

/**
 * @param {string} root @param {string} release
 * @param {{ isChecked?: boolean }} [options] whether the release is checked if there is no supervisor to do so
 * @returns {Promise<0 | 1>} the exit code
 */
export async function swapTo(root, release, { isChecked = true } = {}) {
  const reply = await sendCommand(root, { command: 'swap', release });
  if (reply === undefined) return makeNext(root, release, isChecked);
  (reply.ok ? console.log : console.error)(reply.text);
  if (!reply.ok && !reply.isChanged) console.error(unchanged);
  return reply.ok ? 0 : 1;
}

/**
 * The first release is not checked: it replaces nothing, and there is no database yet, without which the check fails.
 * @param {string} root @param {string} release @param {boolean} isChecked @returns {Promise<0 | 1>}
 */
async function makeNext(root, release, isChecked) {
  if (isChecked && readLink(root, 'current') !== undefined) {
    const check = await checkRelease(releasePath(root, release), []);
    (check.ok ? console.log : console.error)(check.text);
    if (!check.ok) {
      console.error(
        `${release} does not pass its check. No supervisor runs on ${root}, so the settings are those of this shell: set the site’s, or see --unchecked.`,
      );
      console.error(unchanged);
      return 1;
    }
  }
  makeCurrent(root, release);
  console.log(`${release} is current. No supervisor runs on ${root}: npm run supervise -- ${root}`);
  return 0;
}
