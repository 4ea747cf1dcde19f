import type { LoaderFunctionArgs } from '@remix-run/node';
import { sql } from 'kysely';

/** Whether database, content and outbox can be used: what a load balancer checks. */
export async function loader({ context }: LoaderFunctionArgs) {
  try {
    context.content.current().get();
    const db = context.db;
    await sql`select 1 from outbox limit 1`.execute(db);
    return answer(200, 'ready');
  } catch {
    return answer(503, 'not ready');
  }
}

const answer = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
  });
