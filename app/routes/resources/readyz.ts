import { sql } from 'kysely';
import { getContent } from '~/content/content.server';
import { getDatabase } from '~/platform/database/site-database.server';

/** Whether database, content and outbox can be used: what a load balancer asks. */
export async function loader() {
  try {
    getContent().get();
    const db = await getDatabase();
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
