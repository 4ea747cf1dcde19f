import { type Kysely, sql } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { foldText } from '~/platform/search/search-words';
import { isWithdrawalOpen } from '~/shop/orders/open-withdrawal.server';
import { isUnmatched } from '~/shop/withdrawals/decide-withdrawal.server';

/**
 * The withdrawals that wait for staff and name an order, one of each order: first one that is proven, whose refund is
 * due, then the oldest. Not limited, since there are no more of them than orders, however often someone writes.
 */
export function listOpenWithdrawals(db: Kysely<Database>) {
  const isWaiting = sql<boolean>`(withdrawals.effect in ('unproven', 'operator') and ${isWithdrawalOpen})`;
  const first = sql<number>`coalesce(min(case when withdrawals.effect = 'operator' then withdrawals.id end), min(withdrawals.id))`;
  return db
    .selectFrom(
      db
        .selectFrom('withdrawals')
        .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
        .select((eb) => [first.as('id'), eb.fn.countAll<number>().as('statements')])
        .where(isWaiting)
        .groupBy('withdrawals.order_id')
        .as('waiting'),
    )
    .innerJoin('withdrawals', 'withdrawals.id', 'waiting.id')
    .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
    .select([
      'withdrawals.reference',
      'withdrawals.effect',
      'withdrawals.created_at',
      'orders.number',
      'orders.full_name',
      'waiting.statements',
    ])
    .orderBy('withdrawals.id')
    .execute();
}

export type Statement = Awaited<ReturnType<typeof listStatements>>[number];

type StatementFilter = {
  references?: readonly string[];
  /** Only those with a lower id. */
  before?: number | undefined;
  oldestFirst?: boolean;
  limit: number;
};

/**
 * Statements that no order matches, until staff have settled them: a wrong number does not make a statement void. The
 * newest first unless said otherwise.
 */
export function listStatements(
  db: Kysely<Database>,
  { references, before, oldestFirst = false, limit }: StatementFilter,
) {
  let query = db
    .selectFrom('withdrawals')
    .select(['id', 'reference', 'full_name', 'email', 'order_number', 'created_at'])
    .where(isUnmatched);
  if (references) query = query.where('reference', 'in', references);
  if (before !== undefined) query = query.where('id', '<', before);
  return query
    .orderBy('id', oldestFirst ? 'asc' : 'desc')
    .limit(limit)
    .execute();
}

/** How many statements are read at a time to be searched. */
const batch = 500;

/**
 * The statements in which all words of a search occur, the newest first. Compared here, in batches: the database ignores
 * no accents, and SQLite takes `Č` and `č` for different letters.
 * @param typed as typed
 */
export async function searchStatements(
  db: Kysely<Database>,
  typed: string,
  { before, limit }: Pick<StatementFilter, 'before' | 'limit'>,
): Promise<Statement[]> {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const isFound = ({ full_name, email, order_number, reference }: Statement) => {
    const text = foldText([full_name, email, order_number, reference].join('\n'));
    return words.every((word) => text.includes(word));
  };
  const size = words.length === 0 ? limit : batch;
  const found: Statement[] = [];
  for (let next = before; ;) {
    const rows = await listStatements(db, { before: next, limit: size });
    found.push(...rows.filter(isFound));
    if (rows.length < size || found.length >= limit) return found.slice(0, limit);
    next = rows.at(-1)?.id;
  }
}

/** How many statements no order matches and staff have not settled. */
export async function countStatements(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('withdrawals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isUnmatched)
    .executeTakeFirstOrThrow();
  return count;
}
