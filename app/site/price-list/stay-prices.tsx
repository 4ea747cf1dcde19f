import { useTranslation } from 'react-i18next';
import { Price } from '~/components/ui/price';
import { PriceNotes } from '~/components/ui/price-notes';
import { formatDayOfYear } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { LocaleLink } from '~/routing/locale-link';
import type { PackageTier, PublishedPrices } from './published-prices';
import { PricePart } from './price-part';

/** Rooms by season. */
export function RoomPrices({ view }: { view: PublishedPrices }) {
  const { t } = useTranslation('texts');
  return (
    <PricePart id="rooms" title={t('priceList.rooms')} note={<Seasons seasons={view.seasons} />}>
      <table className="price-table">
        <caption className="visually-hidden">{t('priceList.rooms')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('priceList.room')}</th>
            {view.seasons.map(({ id }) => (
              <th key={id} scope="col">
                {t(`priceList.seasons.${id}`)}
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
              {room.nights.map(({ cents, anchor, base }, index) => (
                <td key={index}>
                  <Price cents={cents} />
                  <PriceNotes of={{ anchor, base }} isShort />
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
  // Day and month stay on one line.
  const day = (value: string) => formatDayOfYear(value, locale).replaceAll(' ', '\u00a0');
  return (
    <>
      <p>{t('priceList.roomsNote')}</p>
      <ul>
        {seasons.map(({ id, periods }) => (
          <li key={id}>
            {t(`priceList.seasons.${id}`)}:{' '}
            {periods.map(({ from, to }) => `${day(from)} – ${day(to)}`).join('; ')}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Packages by size of the group. */
export function PackagePrices({ packages }: { packages: PublishedPrices['packages'] }) {
  const { t } = useTranslation('texts');
  return (
    <PricePart
      id="packages"
      title={t('priceList.packages')}
      note={<p>{t('priceList.packagesNote')}</p>}
    >
      <dl className="price-lines">
        {packages.map(({ slug, name, tiers }) => (
          <div key={slug} className="price-lines__tiers">
            <dt>
              <LocaleLink page="package" params={{ slug }}>
                {name}
              </LocaleLink>
            </dt>
            {tiers.map((tier) => (
              <dd key={tier.to}>
                <People tier={tier} /> <Price cents={tier.cents} />
                <PriceNotes of={tier} isShort />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </PricePart>
  );
}

function People({ tier: { from, to } }: { tier: PackageTier }) {
  const { t } = useTranslation('texts');
  const range = from === to ? String(to) : `${from}–${to}`;
  return <span className="note tabular">{t('priceList.people', { count: to, range })}</span>;
}
