import { useTranslation } from 'react-i18next';
import { Price } from '~/components/ui/price';
import { PriceNotes } from '~/components/ui/price-notes';
import { LocaleLink } from '~/routing/locale-link';
import type { MenuRange, PriceLine, PublishedPrices } from './published-prices';
import { PricePart } from './price-part';

/** Restaurant or tavern: each part of the menu from its cheapest to its dearest dish; the menu itself has its own page. */
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
          <dl className="price-lines">
            {ranges.map((range) => (
              <div key={range.title}>
                <dt>{range.title}</dt>
                <dd>
                  <Range range={range} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </PricePart>
  );
}

function Range({ range }: { range: MenuRange }) {
  return (
    <>
      <span className="price tabular">{range.span}</span>
      <PriceNotes of={range} isShort />
    </>
  );
}

type LinePricesProps = { id: string; title: string; note?: string; lines: readonly PriceLine[] };

/** Prices one below the other; nothing where there are none. */
export function LinePrices({ id, title, note, lines }: LinePricesProps) {
  if (lines.length === 0) return null;
  return (
    <PricePart id={id} title={title} note={note ? <p>{note}</p> : undefined}>
      <dl className="price-lines">
        {lines.map((line) => (
          <div key={line.name}>
            <dt>
              {line.name}
              {line.note ? <span className="note price-lines__note">{line.note}</span> : null}
            </dt>
            <dd>
              <Price cents={line.cents} />
              <PriceNotes of={line} isShort />
            </dd>
          </div>
        ))}
      </dl>
    </PricePart>
  );
}
