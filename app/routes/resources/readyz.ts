import type { LoaderFunctionArgs } from '@remix-run/node';
import { findStorageProblem } from '~/platform/database/readiness.server';

/** Readiness probe for load balancers: whether content, database, disk and outbox are usable. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { content, databaseHealth, db, env, outboxHealth } = context;
  try {
    content.current().get();
  } catch {
    return respond(503, 'not ready: content');
  }
  const problem = await findStorageProblem(db, env.DATA_DIR, databaseHealth);
  if (problem) return respond(503, `not ready: ${problem}`);
  return outboxHealth.isOverdue() ? respond(503, 'not ready: outbox') : respond(200, 'ready');
}

const respond = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
  });
