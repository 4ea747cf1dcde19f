import type { LoaderFunctionArgs } from '@remix-run/node';
import { findStorageProblem } from '~/platform/database/readiness.server';

/** Readiness probe for load balancers: whether content, database and disk are usable. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { content, databaseHealth, db, env } = context;
  try {
    content.current().get();
  } catch {
    return answer(503, 'not ready: content');
  }
  const problem = await findStorageProblem(db, env.DATA_DIR, databaseHealth);
  return problem ? answer(503, `not ready: ${problem}`) : answer(200, 'ready');
}

const answer = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
  });
