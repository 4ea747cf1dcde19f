import { hotelYear } from '~/platform/time/calendar';
import { deskLoader } from '~/reception/desk-route.server';
import { FiguresScreen } from '~/reception/figures/figures-screen';
import { countSales } from '~/shop/sales/count-sales.server';
import { listFigures, listFigureYears, sumFigures } from '~/shop/sales/sales-figures.server';

export const loader = deskLoader('reception.figures', async ({ context, locale, now, t, url }) => {
  const { db, env } = context;
  const isBehind = await countSales(db, now, { isInVat: env.FISCAL_VAT });
  const thisYear = String(hotelYear(now));
  const years = [...new Set([thisYear, ...(await listFigureYears(db))])].toSorted().toReversed();
  const requested = url.searchParams.get('year');
  const year = years.find((each) => each === requested) ?? thisYear;
  return {
    title: t('books:figures.title'),
    screen: (
      <FiguresScreen
        figures={sumFigures(await listFigures(db, year))}
        year={year}
        years={years}
        isBehind={isBehind}
        locale={locale}
      />
    ),
  };
});
