import { afterAll, beforeAll } from 'vitest';
import { hasPostgres, type PostgresServer, startPostgres } from './postgres-server';

/**
 * A PostgreSQL server for the tests of one file, started before the first and stopped after the last. Not every machine has
 * its programs: tests that need it run only if `isPossible`.
 */
export function usePostgres(): { isPossible: boolean; readonly server: PostgresServer } {
  const isPossible = hasPostgres();
  if (!isPossible)
    console.warn('SKIPPED: no PostgreSQL on this machine; apt-get install postgresql');
  let server: PostgresServer | undefined;
  beforeAll(async () => {
    if (isPossible) server = await startPostgres();
  });
  afterAll(() => server?.stop());
  return {
    isPossible,
    get server() {
      if (!server) throw new Error('The server is started before the first test');
      return server;
    },
  };
}
