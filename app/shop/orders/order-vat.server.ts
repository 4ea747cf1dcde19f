import type { Kysely } from 'kysely';
import type { Product } from '~/content/product-schema';
import type { VatRate } from '~/content/vat-schema';
import type { Database } from '~/platform/database/schema';
import { toVatShares, type VatShare } from '~/shop/pricing/vat';

/** What is stored of a line's VAT; undefined until the site has filled it in for an older order. */
export const readVat = ({ vat }: { vat: string | null }): VatShare[] | undefined =>
  vat === null ? undefined : (JSON.parse(vat) as VatShare[]);

const batch = 500;

/**
 * Orders of before the shop knew VAT rates get those of today's products; what is no longer sold the highest rate of all, so
 * that no tax is owed for which nothing was set aside. A few at a time, so that others get their turn.
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
