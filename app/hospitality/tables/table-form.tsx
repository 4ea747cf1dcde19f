import { getFormProps, useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useRef, type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/components/forms/error-summary';
import { Field } from '~/components/forms/field';
import { describeFields } from '~/components/forms/form-fields';
import { explainError } from '~/components/forms/explain-error';
import { EnquiryFormFooter, PersonFields, ProblemNotice } from '~/components/forms/enquiry-section';
import type { EnquiryFormState, RejectedForm } from '~/components/forms/enquiry-form-state';
import { HoneypotField } from '~/components/forms/honeypot-field';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { MomentFields } from './moment-fields';
import { isPersonField, type TableField, tableFields } from './table-fields';
import type { TableReservationView } from './table-reservation.loader.server';
import {
  type AskedMoment,
  explainTableError,
  isTableError,
  type MessageContext,
  describeTableDay,
} from './table-messages';
import { findProblem } from './table-rules';
import { useHydrated } from '~/components/ui/use-hydrated';
import { parseDay } from '~/platform/time/typed-day';

type TableFormProps = {
  view: TableReservationView;
  form: EnquiryFormState;
  /** The venue whose page the guest comes from. */
  venue: string;
  refused?: RejectedForm | undefined;
};

/** The table reservation form. With scripts it shows the times of the chosen day at once. */
export function TableForm({ view, form: enquiry, venue, refused }: TableFormProps) {
  const { t } = useTranslation('table');
  const { t: shared } = useTranslation('enquiries');
  const locale = useLocale();
  const box = useRef<HTMLFormElement>(null);
  const { moment, follow } = useAskedMoment(box);
  const words = { t, locale, rules: view.rules, phone: enquiry.phoneDisplay };
  const { form, field, errors, asked } = useTableForm(refused, venue, words);
  // The error of the field says it already.
  const isSaid = field('date').error ?? field('time').error;
  const isAsked = moment?.venue === asked.venue && moment.date === asked.date;
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      action={`${href('tableReservation', locale)}#table`}
      ref={box}
      onChange={follow}
    >
      <ErrorSummary errors={errors} />
      <ProblemNotice problem={refused?.problem} form={enquiry} id={form.errorId} />
      <MomentFields
        view={view}
        field={field}
        venue={asked.venue}
        time={asked.time}
        moment={moment}
      />
      <DayLine moment={isSaid && isAsked ? undefined : moment} words={words} />
      <PersonFields field={field} hints={{ email: t('hints.email'), phone: t('hints.phone') }} />
      <Field
        {...field('message')}
        label={t('fields.message')}
        hint={t('hints.message')}
        multiline
        optional
      />
      <HoneypotField id="table-website" label={shared('trap')} />
      <input type="hidden" name="formToken" value={refused?.formToken ?? enquiry.formToken} />
      <EnquiryFormFooter kind="table" submit={t('form.submit')} />
    </Form>
  );
}

/** Typed values and error messages. */
function useTableForm(refused: RejectedForm | undefined, venue: string, words: MessageContext) {
  const { t } = words;
  const { t: shared } = useTranslation('enquiries');
  const typed = refused?.result.initialValue as Partial<Record<TableField, string>> | undefined;
  const asked: AskedMoment & { time: string | undefined } = {
    venue: typed?.house ?? venue,
    date: typed?.date ?? '',
    time: typed?.time,
  };
  const [form, fields] = useForm<Record<TableField, string>>({
    // Not `table`, the section's: a field belongs to the first element with the id that it names.
    id: 'table-form',
    lastResult: refused?.result ?? null,
    defaultValue: { house: venue, guests: '2' },
  });
  const described = describeFields(fields, {
    names: tableFields,
    label: (name) => (isPersonField(name) ? shared(`fields.${name}`) : t(`fields.${name}`)),
    explain: (code) =>
      isTableError(code) ? explainTableError(code, asked, words) : explainError(shared, code),
  });
  return { form, ...described, asked };
}

type DayLineProps = { moment?: AskedMoment | undefined; words: MessageContext };

/** When tables are available on the chosen day, announced while the form is filled in. */
export function DayLine({ moment, words }: DayLineProps) {
  const problem = moment && findProblem({ ...moment, time: '' }, words.rules);
  const text =
    moment && problem
      ? explainTableError(problem.code, moment, words)
      : moment && describeTableDay(moment, words);
  // The element is always there: an element inserted with its text would not be announced.
  return (
    <p className={problem ? 'table-day table-day--closed' : 'table-day'} aria-live="polite">
      {text}
    </p>
  );
}

const readMoment = (form: HTMLFormElement): AskedMoment => {
  const fields = new FormData(form);
  const date = String(fields.get('date') ?? '');
  return { venue: String(fields.get('house') ?? ''), date: parseDay(date) ?? date };
};

/**
 * Where and when a table is being asked for, while the form is filled in; undefined until scripts run, because without
 * them nothing that is shown would follow the fields.
 */
export function useAskedMoment(form: RefObject<HTMLFormElement>) {
  const isHydrated = useHydrated();
  const [moment, setMoment] = useState<AskedMoment>();
  // Browsers put back what was typed before the page was left.
  useEffect(() => {
    if (form.current) setMoment(readMoment(form.current));
  }, [form]);
  const follow = (event: FormEvent<HTMLFormElement>) => setMoment(readMoment(event.currentTarget));
  return { moment: isHydrated ? moment : undefined, follow };
}
