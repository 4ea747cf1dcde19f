import { EnvError, type Env, parseEnv } from '~/platform/env/env-schema';

/**
 * Validates the environment. Invalid settings end the process with one line each and the exit code for a
 * configuration error (EX_CONFIG in sysexits.h).
 * @param demo whether defaults are filled in for the operator, regardless of NODE_ENV
 */
export function readEnvOrExit(source = process.env, demo = process.argv.includes('--demo')): Env {
  try {
    return parseEnv(source, {
      demo,
      needsProvider: process.argv.includes('--needs-provider'),
    });
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    for (const problem of error.problems) process.stderr.write(`${problem}\n`);
    process.exit(78);
  }
}
