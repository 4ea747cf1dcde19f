import { findForeignData } from '~/platform/env/settings-note.server';
import { EnvError, type Env, parseEnv } from '~/platform/env/env-schema';
import { exitCodes } from '~/platform/processes/exit-codes.js';

/**
 * Validates the environment, like `readOrExit`, and that DATA_DIR is this site's.
 * @param demo whether defaults are filled in for the operator, regardless of NODE_ENV
 */
export const readEnvOrExit = (
  source = process.env,
  demo = process.argv.includes('--demo'),
): Env => {
  const needsProvider = process.argv.includes('--needs-provider');
  return readOrExit(() => {
    const env = parseEnv(source, { demo, needsProvider });
    const problem = findForeignData(env);
    if (problem !== undefined) throw new EnvError([problem]);
    return env;
  });
};

/** Reads settings. Invalid ones end the process with one line each and the exit code for a wrong configuration. */
export function readOrExit<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    for (const problem of error.problems) process.stderr.write(`${problem}\n`);
    process.exit(exitCodes.config);
  }
}
