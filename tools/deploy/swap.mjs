// Puts a release in place: by the supervisor where one runs, else for its next start.
import { sendCommand } from './control.mjs';
import { makeCurrent } from './releases.mjs';

/** @param {string} root @param {string} release @returns {Promise<0 | 1>} the exit code */
export async function swapTo(root, release) {
  const reply = await sendCommand(root, { command: 'swap', release });
  if (reply === undefined) {
    makeCurrent(root, release);
    console.log(
      `${release} is current. No supervisor runs on ${root}: npm run supervise -- ${root}`,
    );
    return 0;
  }
  (reply.ok ? console.log : console.error)(reply.text);
  if (!reply.ok) console.error('Nothing was changed: the earlier release goes on.');
  return reply.ok ? 0 : 1;
}
