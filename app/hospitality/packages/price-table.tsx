import { useTranslation } from 'react-i18next';
import { Price } from '~/components/ui/price';
import { AnchorHead, AnchorPrice, anchorDay, PriceLegend } from '~/components/ui/price-notes';
import { formatMoney } from '~/i18n/format';
import type { PriceRow } from './package-offer';

/** Price per person and for the whole group, by group size, with what its small figures mean. */
export function PriceTable({ prices }: { prices: readonly PriceRow[] }) {
  const { t } = useTranslation('packages');
  const day = anchorDay(prices);
  return (
    <>
      <div className="price-table__frame">
        <table className="price-table tabular">
          <caption>{t('prices.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('prices.group')}</th>
              <th scope="col">
                {t('prices.person')} <AnchorHead day={day} />
              </th>
              <th scope="col">{t('prices.together')}</th>
            </tr>
          </thead>
          {prices.map(({ from, to, personCents, anchor, base }) => (
            <tbody key={from}>
              {Array.from({ length: to - from + 1 }, (_, step) => from + step).map((persons) => (
                <tr key={persons}>
                  <th scope="row">{t('persons', { count: persons })}</th>
                  {persons === from ? (
                    <td rowSpan={to - from + 1} data-label={t('prices.person')}>
                      <Price cents={personCents} /> <AnchorPrice of={{ anchor, base }} day={day} />
                    </td>
                  ) : null}
                  <td data-sum={persons * personCents} data-label={t('prices.together')}>
                    {formatMoney(persons * personCents)}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <PriceLegend of={prices} />
    </>
  );
}
