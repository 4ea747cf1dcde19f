import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';
import type { TextPageView } from './text-page-view';

/** What a parcel costs, by country and weight. */
export function TariffTable({ tariff }: { tariff: NonNullable<TextPageView['tariff']> }) {
  const { t } = useTranslation('texts');
  return (
    <div className="text-page-table" tabIndex={0} role="region" aria-label={t('tariff.caption')}>
      <table>
        <caption>{t('tariff.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tariff.countries')}</th>
            {tariff.grams.map((grams) => (
              <th key={grams} scope="col">
                {t('tariff.upTo', { kilograms: grams / 1000 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tariff.zones.map((zone) => (
            <tr key={zone.id}>
              <th scope="row">{zone.countries.join(', ')}</th>
              {zone.cents.map((cents, index) => (
                <td key={tariff.grams[index]}>{cents === null ? '–' : formatMoney(cents)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
