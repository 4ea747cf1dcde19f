import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchorPrice, PriceNotes, type PriceNotesValue } from '~/components/ui/price-notes';

/** A row of prices: the item, its price, and the anchor price in the last column. */
type PriceRow = { id: string; name: ReactNode; price: ReactNode } & PriceNotesValue;

type PriceRowsProps = {
  rows: readonly PriceRow[];
  /** Date in the heading of the last column; undefined if no row has an anchor price. */
  day: string | undefined;
};

/** The rows of one group. */
export function PriceRows({ rows, day }: PriceRowsProps) {
  return rows.map(({ id, name, price, anchor, base, reduction }) => (
    <tr key={id}>
      <th scope="row">{name}</th>
      <td>
        {/* A base price stands with the anchor price, if the table has a column for it. */}
        {price} <PriceNotes of={day ? { reduction } : { reduction, base }} />
      </td>
      {day ? (
        <td>
          <AnchorPrice of={{ anchor, base }} day={day} />
        </td>
      ) : null}
    </tr>
  ));
}

type PriceTableProps = { caption: string; day: string | undefined; children: ReactNode };

/**
 * Names on the left, prices and anchor prices in two columns on the right; the last heading contains the anchor prices'
 * date.
 */
export function PriceTable({ caption, day, children }: PriceTableProps) {
  const { t } = useTranslation('texts');
  return (
    <table className="price-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{caption}</span>
          </th>
          <th scope="col" className="price-table__price">
            {t('priceList.price')}
          </th>
          {day ? <AnchorColumn day={day} /> : null}
        </tr>
      </thead>
      {children}
    </table>
  );
}

/** The heading of a column of anchor prices. */
export function AnchorColumn({ day }: { day: string }) {
  const { t } = useTranslation();
  return (
    <th scope="col" className="price-table__anchor">
      {`${t('price.anchor')} `}
      <span className="nowrap">{day}</span>
    </th>
  );
}
