import { useTranslation } from 'react-i18next';
import { Price } from '~/components/ui/price';
import { AnchorHead, AnchorPrice, anchorDay } from '~/components/ui/price-notes';
import { formatPeriodOfYear } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { LocaleLink } from '~/routing/locale-link';
import type { PriceRow } from '~/hospitality/packages/package-offer';
import type { PublishedPrices } from './published-prices';
import { PricePart } from './price-part';
import { PriceRows, PriceTable } from './price-table';

/** The price of each room by season. */
export function RoomPrices({ view }: { view: PublishedPrices }) {
  const { t } = useTranslation('texts');
  const day = anchorDay(view.rooms.flatMap(({ nights }) => nights));
  const seasons = view.seasons.map(({ id }) => t(`priceList.seasons.${id}`));
  return (
    <PricePart id="rooms" title={t('priceList.rooms')} note={<Seasons seasons={view.seasons} />}>
      <table className="price-table">
        <caption className="visually-hidden">{t('priceList.rooms')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('priceList.room')}</th>
            {seasons.map((season) => (
              <th key={season} scope="col">
                {season} <AnchorHead day={day} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rooms.map((room) => (
            <tr key={room.slug}>
              <th scope="row">
                <LocaleLink page="room" params={{ slug: room.slug }}>
                  {room.name}
                </LocaleLink>
              </th>
              {room.nights.map(({ cents, ...references }, index) => (
                <td key={index} data-label={seasons[index]}>
                  <Price cents={cents} /> <AnchorPrice of={references} day={day} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PricePart>
  );
}

function Seasons({ seasons }: { seasons: PublishedPrices['seasons'] }) {
  const { t } = useTranslation('texts');
  const locale = useLocale();
  return (
    <>
      <p>{t('priceList.roomsNote')}</p>
      <ul>
        {seasons.map(({ id, periods }) => (
          <li key={id}>
            {t(`priceList.seasons.${id}`)}:{' '}
            {periods.map((period) => formatPeriodOfYear(period, locale)).join('; ')}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The price of each package by group size. */
export function PackagePrices({ packages }: { packages: PublishedPrices['packages'] }) {
  const { t } = useTranslation('texts');
  const day = anchorDay(packages.flatMap(({ tiers }) => tiers));
  return (
    <PricePart
      id="packages"
      title={t('priceList.packages')}
      note={<p>{t('priceList.packagesNote')}</p>}
    >
      <PriceTable caption={t('priceList.packages')} day={day}>
        {packages.map(({ slug, name, tiers }) => (
          <tbody key={slug}>
            <tr className="price-table__group">
              <th colSpan={day ? 3 : 2} scope="rowgroup">
                <LocaleLink page="package" params={{ slug }}>
                  {name}
                </LocaleLink>
              </th>
            </tr>
            <PriceRows
              day={day}
              rows={tiers.map((tier) => ({
                ...tier,
                id: String(tier.to),
                name: <People tier={tier} />,
                price: <Price cents={tier.personCents} />,
              }))}
            />
          </tbody>
        ))}
      </PriceTable>
    </PricePart>
  );
}

function People({ tier: { from, to } }: { tier: PriceRow }) {
  const { t } = useTranslation('texts');
  const range = from === to ? String(to) : `${from}–${to}`;
  return <span className="note tabular">{t('priceList.people', { count: to, range })}</span>;
}
