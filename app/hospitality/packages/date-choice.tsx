import { useTranslation } from 'react-i18next';
import { ChoiceField } from '~/components/forms/choice-field';
import { Field } from '~/components/forms/field';
import type { ClosureDays } from '~/content/opening/closure';
import { Notice } from '~/components/ui/notice';
import { formatDay, keepOnOneLine } from '~/i18n/format';
import { formatDaySpan } from '~/platform/time/day-span';
import { useLocale } from '~/i18n/use-locale';
import type { PackageOffer } from './package-offer';
import type { FieldOf } from './reservation-fields';

type DateChoiceProps = { of: PackageOffer; field: FieldOf };

/** One of the package's dates, or a preferred date if the package is available every day. */
export function DateChoice({ of: { dated, dates, validity, closure }, field }: DateChoiceProps) {
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
        <>
          {closure ? <Closed {...closure} /> : null}
          <Field
            {...field('date')}
            label={t('fields.wish')}
            hint={`${validity} ${t('hints.wish')}`}
            autoComplete="off"
            maxLength={200}
            optional
          />
        </>
      )}
    </div>
  );
}

/** Days in words cannot be checked, so the page says beforehand which cannot be had. */
function Closed({ title, from, reopens }: ClosureDays) {
  const { t } = useTranslation('reservation');
  const locale = useLocale();
  const day = (isoDay: string) => keepOnOneLine(formatDay(isoDay, locale));
  return (
    <Notice title={title}>
      <p>{t('closure', { closed: day(from), reopens: day(reopens) })}</p>
    </Notice>
  );
}
