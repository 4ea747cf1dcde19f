import { getFormProps, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/components/forms/error-summary';
import { Field } from '~/components/forms/field';
import { describeFields } from '~/components/forms/form-fields';
import { Button } from '~/components/ui/button';
import { formatDay, formatDayInFigures, keepOnOneLine } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import type { StayFormView } from './stay-form.server';
import { type RequestedStay, maxNights, type StayError, stayFields } from './stay';

type StayFormProps = {
  view: StayFormView;
  /** The path of the page that contains the form. */
  page: string;
};

/**
 * Arrival and departure dates, submitted to the booking engine. A native form instead of the framework's, because the
 * response is either a redirect to another site or this page with errors.
 */
export function StayForm({ view, page }: StayFormProps) {
  const { t } = useTranslation('rooms');
  const locale = useLocale();
  const { range, closure, lastResult = null } = view;
  const day = (value: string) => keepOnOneLine(formatDay(value, locale));
  const days = {
    from: day(range.from),
    until: day(range.until),
    closed: closure ? day(closure.from) : '',
    reopens: closure ? day(closure.reopens) : '',
    example: keepOnOneLine(formatDayInFigures(range.from, locale)),
    nights: maxNights,
  };
  const [form, fields] = useForm<RequestedStay>({ id: 'stay-form', lastResult });
  const { field, errors } = describeFields(fields, {
    names: stayFields,
    label: (name) => t(`stay.${name}`),
    explain: (code) => t(`stay.errors.${code as StayError}`, days),
  });
  const shared = { type: 'date' as const, min: range.from, max: range.until };
  return (
    <section className="stay-form wrap" id="stay" aria-labelledby="stay-title">
      <form {...getFormProps(form)} action={`${page}#stay`}>
        <ErrorSummary errors={errors} />
        <h2 id="stay-title">{t('stay.title')}</h2>
        <Field {...field('arrival')} {...shared} label={t('stay.arrival')} />
        <Field {...field('departure')} {...shared} label={t('stay.departure')} />
        <Button>{t('stay.submit')}</Button>
      </form>
      <p className="note">
        {closure ? t('stay.closed', { title: closure.title, ...days }) : t('stay.engine')}
      </p>
    </section>
  );
}
