import type { Kysely, Transaction } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { changeStock, noteMovement } from './claims.server';

export type StockCorrection = {
  variantId: string;
  /** For sale from now on; null for as many as anybody wants. */
  pieces: number | null;
  /** What was for sale when it was decided: sales meanwhile are not undone. */
  basePieces: number | null;
  fewFrom: number;
  note: string;
  now: Date;
};

/** `refused`: what was decided about is no longer so. */
export type StockOutcome = 'done' | 'refused';

/** How few are few, unless somebody says otherwise. */
export const usualFewFrom = 3;

/** Changes what is for sale of a variant, by as much as it differs from what was there when that was decided. */
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
    await noteMovement(trx, movement);
    return 'done';
  });
}

/** @returns by how much; undefined when it is refused */
async function storeCorrection(
  trx: Transaction<Database>,
  { variantId, pieces, basePieces, fewFrom, now }: StockCorrection,
): Promise<number | undefined> {
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
