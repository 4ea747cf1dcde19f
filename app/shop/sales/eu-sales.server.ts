import type { AppLoadContext } from '@remix-run/node';
import { hotelYear } from '~/platform/time/calendar';
import { type EuSales, isElsewhereInEu } from './eu-sales';

/**
 * Sums the sales figures of this year and last for the limit of Art. 59c. Undefined if the limit is not watched, because
 * the setting says so, or because the invoices are issued by other software.
 */
export async function loadEuSales(
  { db, env, content, invoices }: Pick<AppLoadContext, 'db' | 'env' | 'content' | 'invoices'>,
  now: Date,
): Promise<EuSales | undefined> {
  const limitCents = env.EU_SALES_LIMIT * 100;
  if (limitCents === 0 || invoices.invoicing.kind === 'external') return undefined;
  const sellerCountry = content.current().get().site.seller.country;
  const year = hotelYear(now);
  const rows = await db
    .selectFrom('sales_figures')
    .select(['month', 'country', ({ fn }) => fn.sum<number>('base_cents').as('cents')])
    .where('month', '>=', `${year - 1}-01`)
    .where('month', '<=', `${year}-12`)
    .groupBy(['month', 'country'])
    .execute();
  const sum = (of: number) =>
    rows
      .filter(
        ({ month, country }) =>
          month.startsWith(`${of}-`) && isElsewhereInEu(country, sellerCountry),
      )
      .reduce((total, { cents }) => total + cents, 0);
  return { year, cents: sum(year), previousCents: sum(year - 1), limitCents };
}
