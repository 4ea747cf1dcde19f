import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { useVatContext } from '~/components/layout/use-vat-context';
import { DeliveryNotes } from '~/shop/delivery/delivery-notes';
import { formatMoney, formatWeight } from '~/i18n/format';
import type { TextPageView } from './texts.server';

/**
 * Delivery prices by country and weight. On phones the rows are styled as lists, which removes the table's implicit
 * roles, so the roles are set explicitly.
 */
export function TariffTable({ tariff }: { tariff: NonNullable<TextPageView['tariff']> }) {
  const { t } = useTranslation('texts');
  const locale = useLocale();
  const steps = tariff.grams.map((grams) =>
    t('tariff.upTo', { weight: formatWeight(grams, locale) }),
  );
  return (
    <div className="tariff">
      <table role="table">
        <caption>{t('tariff.caption', useVatContext())}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {t('tariff.countries')}
            </th>
            {steps.map((step) => (
              <th key={step} scope="col" role="columnheader">
                {step}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {tariff.zones.map((zone) => (
            <tr key={zone.id} role="row">
              <th scope="row" role="rowheader">
                {zone.countries.join(', ')}
              </th>
              {zone.cents.map((cents, index) => (
                <td key={tariff.grams[index]} role="cell" data-label={steps[index]}>
                  {cents === null ? '–' : formatMoney(cents)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DeliveryNotes notes={tariff.notes} />
    </div>
  );
}
