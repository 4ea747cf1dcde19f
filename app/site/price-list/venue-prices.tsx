import { useTranslation } from 'react-i18next';
import { Price } from '~/components/ui/price';
import { anchorDay } from '~/components/ui/price-notes';
import { LocaleLink } from '~/routing/locale-link';
import type { MenuRange, PriceLine, PublishedPrices } from './published-prices';
import { PricePart } from './price-part';
import { PriceRows, PriceTable } from './price-table';

/** Restaurant or tavern: the price range of each section of the menu; the menu itself has its own page. */
export function DiningPrices({ place }: { place: PublishedPrices['dining'][number] }) {
  const { t } = useTranslation('texts');
  const menus = place.menus.filter(({ ranges }) => ranges.length > 0);
  if (menus.length === 0) return null;
  const note = (
    <p>
      <LocaleLink page={place.page}>{t('priceList.menu')}</LocaleLink>
    </p>
  );
  return (
    <PricePart id={place.page} title={place.title} note={note}>
      {menus.map(({ title, ranges }) => (
        <div key={title} className="price-menu">
          <h3>{title}</h3>
          <RangeTable caption={title} ranges={ranges} />
        </div>
      ))}
    </PricePart>
  );
}

function RangeTable({ caption, ranges }: { caption: string; ranges: readonly MenuRange[] }) {
  const day = anchorDay(ranges);
  return (
    <PriceTable caption={caption} day={day}>
      <tbody>
        <PriceRows
          day={day}
          rows={ranges.map(({ title, span, anchor }) => ({
            id: title,
            name: title,
            price: <span className="price tabular">{span}</span>,
            anchor,
          }))}
        />
      </tbody>
    </PriceTable>
  );
}

type LinePricesProps = { id: string; title: string; note?: string; lines: readonly PriceLine[] };

/** A list of prices; renders nothing if it is empty. */
export function LinePrices({ id, title, note, lines }: LinePricesProps) {
  if (lines.length === 0) return null;
  const day = anchorDay(lines);
  return (
    <PricePart id={id} title={title} note={note ? <p>{note}</p> : undefined}>
      <PriceTable caption={title} day={day}>
        <tbody>
          <PriceRows
            day={day}
            rows={lines.map((line) => ({
              ...line,
              id: line.name,
              name: (
                <>
                  {line.name}{' '}
                  {line.note ? <span className="note price-table__note">{line.note}</span> : null}
                </>
              ),
              price: <Price cents={line.cents} />,
            }))}
          />
        </tbody>
      </PriceTable>
    </PricePart>
  );
}
