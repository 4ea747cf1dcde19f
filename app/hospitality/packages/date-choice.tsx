import { useTranslation } from 'react-i18next';
import { ChoiceField } from '~/components/forms/choice-field';
import { Field } from '~/components/forms/field';
import { formatDaySpan } from '~/platform/time/day-span';
import { useLocale } from '~/i18n/use-locale';
import type { PackageOffer } from './package-offer';
import type { FieldOf } from './reservation-fields';

type DateChoiceProps = { of: PackageOffer; field: FieldOf };

/** One of the package's dates, or a preferred date if the package is available every day. */
export function DateChoice({ of: { dated, dates, validity }, field }: DateChoiceProps) {
  const { t } = useTranslation('reservation');
  const locale = useLocale();
  return (
    <div className="only only--myself">
      <p className="field__hint only__hint">{t('only.myself')}</p>
      {dated ? (
        <ChoiceField
          {...field('date')}
          legend={t('fields.date')}
          hint={t('hints.date')}
          choices={dates.map((span) => ({
            value: span.from,
            label: formatDaySpan(span, locale),
          }))}
        />
      ) : (
        <Field
          {...field('date')}
          label={t('fields.wish')}
          hint={`${validity} ${t('hints.wish')}`}
          autoComplete="off"
          maxLength={200}
          optional
        />
      )}
    </div>
  );
}
