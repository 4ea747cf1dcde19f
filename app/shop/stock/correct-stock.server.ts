import type { Kysely, Transaction } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { changeStock, recordMovement } from './claims.server';

type StockCorrection = {
  variantId: string;
  /** The new number for sale; null for unlimited. */
  pieces: number | null;
  /** The number shown when the correction was made. Sales since then are deducted. */
  basePieces: number | null;
  /** The latest correction known when it was made (`findLastCorrection`); a later one refuses it. Not checked if omitted. */
  knownCorrection?: number | undefined;
  fewFrom: number;
  note: string;
  now: Date;
};

/** `refused`: the stock has changed so much since that the correction no longer fits. */
type StockOutcome = 'done' | 'refused';

/** At or below this number the shop shows “few left”, unless staff set a different one. */
export const defaultFewFrom = 3;

/** Corrects a variant's stock by the difference between the new number and the one it is based on. */
export function correctStock(
  db: Kysely<Database>,
  correction: StockCorrection,
): Promise<StockOutcome> {
  return db.transaction().execute(async (trx) => {
    const change = await storeCorrection(trx, correction);
    if (change === undefined) return 'refused';
    const { variantId: variant_id, note, now } = correction;
    const movement = {
      variant_id,
      change,
      reason: 'correction',
      orderId: null,
      note,
      now,
    } as const;
    await recordMovement(trx, movement);
    return 'done';
  });
}

/** @returns the change; undefined if it is refused */
async function storeCorrection(
  trx: Transaction<Database>,
  { variantId, pieces, basePieces, knownCorrection, fewFrom, now }: StockCorrection,
): Promise<number | undefined> {
  // Two who have counted the same shelf would deduct the same missing piece twice.
  if (knownCorrection !== undefined && (await findLastCorrection(trx, variantId)) > knownCorrection)
    return undefined;
  const updated_at = now.toISOString();
  if (pieces === null) {
    const [removed] = await trx
      .deleteFrom('stock')
      .where('variant_id', '=', variantId)
      .returning('pieces')
      .execute();
    return removed && -removed.pieces;
  }
  if (basePieces === null) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('stock')
      .values({ variant_id: variantId, pieces, few_from: fewFrom, updated_at })
      .onConflict((conflict) => conflict.column('variant_id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n ? pieces : undefined;
  }
  const change = pieces - basePieces;
  if (!(await changeStock(trx, variantId, change, now))) return undefined;
  await trx
    .updateTable('stock')
    .set({ few_from: fewFrom })
    .where('variant_id', '=', variantId)
    .execute();
  return change;
}

/** The id of the latest correction that changed a variant's stock; 0 if there was none. */
export async function findLastCorrection(db: Kysely<Database>, variantId: string): Promise<number> {
  const last = await db
    .selectFrom('stock_movements')
    .select('id')
    .where('variant_id', '=', variantId)
    .where('reason', '=', 'correction')
    .where('change', '!=', 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? 0;
}
