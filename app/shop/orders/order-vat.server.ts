import type { Kysely } from 'kysely';
import type { Product } from '~/content/product-schema';
import type { VatRate } from '~/content/vat-schema';
import type { Database } from '~/platform/database/schema';
import { toVatShares, type VatShare, withoutVat } from '~/shop/pricing/vat';
import type { OrderIds } from './changed-orders.server';

/** Reads the stored VAT of a line; undefined until it has been added to an older order. */
export const readVat = ({ vat }: { vat: string | null }): VatShare[] | undefined =>
  vat === null ? undefined : (JSON.parse(vat) as VatShare[]);

/**
 * Finds out which orders are without VAT: as the site's invoice has it, or else as the seller is in the VAT system now.
 * @param orderIds of these orders; all if left out
 * @returns takes the rates away from a line of such an order
 */
export async function loadVatRule(
  db: Kysely<Database>,
  isInVat: boolean,
  orderIds?: OrderIds,
): Promise<<Line extends { order_id: number; vat: string | null }>(line: Line) => Line> {
  const query = db
    .selectFrom('invoices')
    .select(['order_id', 'is_in_vat'])
    .where('kind', '=', 'sale');
  const sales = await (orderIds ? query.where('order_id', 'in', orderIds) : query).execute();
  const invoiced = new Map(sales.map((sale) => [sale.order_id, sale.is_in_vat === 1]));
  return (line) => {
    const shares = readVat(line);
    const isExempt = !(invoiced.get(line.order_id) ?? isInVat);
    return shares && isExempt ? { ...line, vat: JSON.stringify(withoutVat(shares)) } : line;
  };
}

const batch = 500;

/**
 * Adds VAT rates to orders stored before the shop recorded them: those of today's products, or the highest rate for
 * products no longer sold, so that the tax owed is never underestimated. Works in small batches so that other work is
 * not blocked.
 */
export async function addVatToOlderOrders(
  db: Kysely<Database>,
  products: readonly Product[],
): Promise<void> {
  const rates = new Map(products.map(({ id, vatRate }) => [id, vatRate]));
  const highest = Math.max(...[...rates.values()].flatMap(ratesOf));
  for (;;) {
    const lines = await db
      .selectFrom('order_lines')
      .select(['id', 'product_id', 'total_cents'])
      .where('vat', 'is', null)
      .limit(batch)
      .execute();
    if (lines.length === 0) return;
    await db.transaction().execute(async (trx) => {
      for (const { id, product_id, total_cents } of lines) {
        const vat = toVatShares(rates.get(product_id) ?? highest, total_cents);
        await trx
          .updateTable('order_lines')
          .set({ vat: JSON.stringify(vat) })
          .where('id', '=', id)
          .where('vat', 'is', null)
          .execute();
      }
    });
  }
}

const ratesOf = (vatRate: VatRate) =>
  typeof vatRate === 'number' ? [vatRate] : vatRate.map(({ rate }) => rate);
