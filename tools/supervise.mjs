// `npm run supervise -- /srv/hotel`: the site of the current release, in strict production, under a process that `npm run deploy`
// and `npm run rollback` talk to. Settings come from the environment, as for `npm run serve`.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { exitCodes } from '../app/platform/processes/exit-codes.js';
import { onInterrupt } from '../app/platform/processes/interrupt.js';
import { listenForCommands } from './deploy/control.mjs';
import { Supervisor } from './deploy/supervisor.mjs';
import { readOptions, refuse, refuseSurplus } from './options.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const usage = `npm run supervise -- <folder with releases> [--demo]
  runs the current release in strict production; --demo: as a demonstration
`;
const { values, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: { demo: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (folder === undefined) refuse('The folder with releases is missing.', usage);
refuseSurplus(positionals, 1, usage);
const root = resolve(process.env.INIT_CWD ?? '.', folder);
if (!existsSync(root)) {
  console.error(`There is no folder ${root}: npm run deploy -- ${root} makes it`);
  process.exit(1);
}
const supervisor = new Supervisor(root, [values.demo ? '--demo' : '--needs-provider']);

try {
  const control = await listenForCommands(root, (command) =>
    command.command === 'swap'
      ? supervisor.swap(command.release)
      : Promise.resolve({ ok: true, text: supervisor.status() }),
  );
  const stop = async () => {
    control.close();
    await supervisor.stop();
    process.exit(0);
  };
  // Again by `stopWithNpm`, where systemd has ended npm too.
  process.on('SIGTERM', () => void stop());
  onInterrupt({
    stop: () => void stop(),
    endAtOnce() {
      supervisor.kill();
      process.exit(exitCodes.interrupted);
    },
  });
  stopWithNpm();
  const exitCode = await supervisor.start();
  if (exitCode !== undefined) {
    control.close();
    process.exit(exitCode);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
