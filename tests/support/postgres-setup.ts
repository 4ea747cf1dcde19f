import { hasPostgres, startPostgres } from './postgres-server';

/** With `TEST_DATABASE=postgres` one server for all test files, each of which has databases of its own. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE !== 'postgres') return undefined;
  if (!hasPostgres()) throw new Error('TEST_DATABASE=postgres needs initdb and postgres');
  const { url, stop } = await startPostgres();
  process.env.TEST_POSTGRES_URL = url;
  return stop;
}
