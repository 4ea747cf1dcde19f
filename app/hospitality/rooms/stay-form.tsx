import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/components/forms/error-summary';
import { Field } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { formatDay, formatDayInFigures } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import type { StayFormView } from './ask-stay.server';
import { maxNights, stayFields, type StayField } from './stay';

/**
 * Arrival and departure, and the way to the booking engine with them. A plain form of this page, not of the framework: the
 * answer is the engine's page, or this page with what is wrong.
 */
export function StayForm({ view }: { view: StayFormView }) {
  const { t } = useTranslation('rooms');
  const locale = useLocale();
  const { range, closure, refused } = view;
  const day = (value: string) => formatDay(value, locale).replaceAll(' ', '\u00a0');
  const days = {
    from: day(range.from),
    until: day(range.until),
    closed: closure ? day(closure.from) : '',
    reopens: closure ? day(closure.reopens) : '',
    example: formatDayInFigures(range.from, locale),
    nights: maxNights,
  };
  const errorOf = (name: StayField) => {
    const code = refused?.errors[name];
    return code && t(`stay.errors.${code}`, days);
  };
  const field = (name: StayField) => ({
    name,
    label: t(`stay.${name}`),
    type: 'date' as const,
    min: range.from,
    max: range.until,
    value: refused?.asked[name],
    error: errorOf(name),
  });
  const errors = stayFields.flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ name, message: `${t(`stay.${name}`)}: ${message}` }] : [];
  });
  return (
    <section className="stay-form wrap" id="stay" aria-labelledby="stay-title">
      <form action={`${href('rooms', locale)}#stay`} noValidate>
        <ErrorSummary errors={errors} />
        <h2 id="stay-title">{t('stay.title')}</h2>
        <Field {...field('arrival')} />
        <Field {...field('departure')} />
        <Button>{t('stay.submit')}</Button>
      </form>
      <p className="note">
        {closure ? t('stay.closed', { title: closure.title, ...days }) : t('stay.engine')}
      </p>
    </section>
  );
}
