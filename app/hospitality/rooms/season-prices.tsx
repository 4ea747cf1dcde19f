import { useTranslation } from 'react-i18next';
import { AnchorHead, AnchorPrice, anchorDay, PriceLegend } from '~/components/ui/price-notes';
import { seasonIds } from '~/content/vocabulary';
import { Price } from '~/components/ui/price';
import { type ServicePrice, ServicePrices } from '~/components/ui/service-prices';
import servicePricesStyles from '~/components/ui/service-prices.css?url';
import { formatPeriodOfYear } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import type { NightPrices, Season } from './room-details';

type PricedRoom = { slug: string; name: string; nights: NightPrices };

type SeasonPricesProps = {
  rooms: readonly PricedRoom[];
  seasons: readonly Season[];
  extras?: readonly ServicePrice[];
};

/** The price of a night in each season, the seasons' dates, and what is charged besides the room. */
export function SeasonPrices({ rooms, seasons, extras = [] }: SeasonPricesProps) {
  const { t } = useTranslation('rooms');
  const all = rooms.flatMap(({ nights }) => Object.values(nights));
  const day = anchorDay(all);
  // May wrap between its parts: on a narrow phone the columns are too narrow for an English date.
  const heading = <AnchorHead day={day?.replaceAll('\u00a0', ' ')} />;
  return (
    <div className="season-prices">
      <table className="season-prices__table tabular">
        <caption>{t('prices.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('prices.room')}</th>
            {seasonIds.map((season) => (
              <th key={season} scope="col">
                {t(`prices.seasons.${season}`)} {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map(({ slug, name, nights }) => (
            <tr key={slug}>
              <th scope="row" translate="no">
                {name}
              </th>
              {seasonIds.map((season) => (
                <td key={season} data-label={t(`prices.seasons.${season}`)}>
                  <Price cents={nights[season].cents} />{' '}
                  <AnchorPrice of={nights[season]} day={day} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SeasonDates seasons={seasons} />
      <p className="note">{t('prices.note')}</p>
      <Extras services={extras} />
      <PriceLegend of={[...all, ...extras]} />
    </div>
  );
}

function Extras({ services }: { services: readonly ServicePrice[] }) {
  const { t } = useTranslation('rooms');
  if (services.length === 0) return null;
  return (
    <section className="room-extras" aria-labelledby="extras">
      <link rel="stylesheet" href={servicePricesStyles} />
      <h3 id="extras">{t('prices.extras')}</h3>
      <ServicePrices services={services} />
    </section>
  );
}

/** The dates of each season. */
function SeasonDates({ seasons }: { seasons: readonly Season[] }) {
  const { t } = useTranslation('rooms');
  const locale = useLocale();
  return (
    <dl className="season-dates">
      {seasons.map(({ id, periods }) => (
        <div key={id}>
          <dt>{t(`prices.seasons.${id}`)}</dt>
          {periods.map((period) => (
            <dd key={period.from}>{formatPeriodOfYear(period, locale)}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
