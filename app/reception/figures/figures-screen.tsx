import { getFormProps, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '~/components/forms/select-field';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { countryName, formatMoney, formatMonth } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import type { SalesSum, SalesYear } from '~/shop/sales/sales-figures.server';
import { formatRate } from '../books/format-rate';
import { DeskTable } from '../desk-table';

type FiguresScreenProps = {
  figures: SalesYear;
  year: string;
  years: readonly string[];
  /** Whether older sales are still being counted. */
  isBehind: boolean;
  locale: Locale;
};

/** The sales of a year, by month, product, country and VAT rate. */
export function FiguresScreen({ figures, year, years, isBehind, locale }: FiguresScreenProps) {
  const { t } = useTranslation('books');
  const [form, fields] = useForm<{ year: string }>({ id: 'figures', defaultValue: { year } });
  const { months, products, countries, rates, names, total } = figures;
  const row = (name: string, { pieces, gross, base }: SalesSum, count = String(pieces)) => [
    name,
    count,
    formatMoney(gross),
    formatMoney(base),
    formatMoney(gross - base),
  ];
  const table = (id: 'months' | 'products' | 'countries' | 'rates', rows: string[][]) => (
    <section className="desk-section" key={id}>
      <h2>{t(`figures.${id}`)}</h2>
      <DeskTable
        caption={t(`figures.${id}`)}
        columns={[
          t(`figures.name.${firstColumn[id]}`),
          t('figures.pieces'),
          t('figures.gross'),
          t('figures.base'),
          t('figures.vat'),
        ]}
        rows={rows}
        total={row(t('figures.total'), total)}
      />
    </section>
  );
  return (
    <>
      <h1>{t('figures.title')}</h1>
      <p className="desk-lead">{t('figures.lead')}</p>
      {isBehind ? (
        <Notice>
          <p>{t('figures.behind')}</p>
        </Notice>
      ) : null}
      <form {...getFormProps(form)} className="desk-search" method="get">
        <SelectField
          meta={fields.year}
          label={t('figures.year')}
          options={years.map((value) => ({ value, label: value }))}
        />
        <Button>{t('figures.show')}</Button>
      </form>
      {months.length === 0 ? (
        <p>{t('figures.none')}</p>
      ) : (
        <>
          <p>
            <a className="standalone-link" href={resourceHref('reception.figures-csv', { year })}>
              {t('figures.csv')}
            </a>
          </p>
          {table(
            'months',
            months.map((sum) => row(formatMonth(sum.key, locale), sum)),
          )}
          {table(
            'products',
            products.map((sum) => {
              const name = names.get(sum.key);
              // Delivery has no pieces, which differs from none sold.
              return name ? row(name, sum) : row(t('figures.delivery'), sum, '–');
            }),
          )}
          {table(
            'countries',
            countries.map((sum) => row(countryName(sum.key, locale), sum)),
          )}
          {table(
            'rates',
            rates.map((sum) =>
              row(sum.key === '0' ? t('figures.noVat') : formatRate(Number(sum.key), locale), sum),
            ),
          )}
        </>
      )}
    </>
  );
}

const firstColumn = {
  months: 'month',
  products: 'product',
  countries: 'country',
  rates: 'rate',
} as const;
