import { getFormProps, useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useRef, type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/components/forms/error-summary';
import { Field } from '~/components/forms/field';
import { describeFields } from '~/components/forms/form-fields';
import { explainError } from '~/components/forms/explain-error';
import { EnquiryFormFooter, PersonFields, ProblemNotice } from '~/components/forms/enquiry-section';
import type { EnquiryFormState, EnquiryActionData } from '~/components/forms/enquiry-form-state';
import { useFrame } from '~/components/layout/use-frame';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { DateTimeFields } from './date-time-fields';
import { isPersonField, type TableField, tableFields } from './table-fields';
import type { TableReservationView } from './table-reservation.loader.server';
import {
  type RequestedSlot,
  explainTableError,
  isTableError,
  type MessageContext,
  describeTableDay,
} from './table-messages';
import { findProblem } from './table-rules';
import { useHydrated } from '~/components/ui/use-hydrated';
import { parseDay } from '~/platform/time/typed-day';

export type TableFormProps = {
  view: TableReservationView;
  form: EnquiryFormState;
  /** The venue from whose page the guest came. */
  venue: string;
  actionData?: EnquiryActionData | undefined;
};

/** The table reservation form. With scripts it immediately shows the times of the chosen day. */
export function TableForm({ view, form: state, venue, actionData }: TableFormProps) {
  const { t } = useTranslation('table');
  const locale = useLocale();
  const box = useRef<HTMLFormElement>(null);
  const { slot, follow } = useRequestedSlot(box);
  const phone = useFrame()?.hotel.phoneDisplay ?? '';
  const words = { t, locale, rules: view.rules, phone };
  const { form, field, errors, asked } = useTableForm(actionData, venue, words);
  // The field's error already states this.
  const isSaid = field('date').error ?? field('time').error;
  const isAsked = slot?.venue === asked.venue && slot.date === asked.date;
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      action={`${href('tableReservation', locale)}#table`}
      ref={box}
      onChange={follow}
    >
      <ErrorSummary errors={errors} />
      <ProblemNotice problem={actionData?.problem} id={form.errorId} />
      <DateTimeFields view={view} field={field} venue={asked.venue} time={asked.time} slot={slot} />
      <DayLine slot={isSaid && isAsked ? undefined : slot} words={words} />
      <PersonFields field={field} hints={{ email: t('hints.email'), phone: t('hints.phone') }} />
      <Field
        {...field('message')}
        label={t('fields.message')}
        hint={t('hints.message')}
        multiline
        optional
      />
      <EnquiryFormFooter
        kind="table"
        formToken={actionData?.formToken ?? state.formToken}
        submit={t('form.submit')}
      />
    </Form>
  );
}

/** The form's state: typed values and error messages. */
function useTableForm(
  actionData: EnquiryActionData | undefined,
  venue: string,
  words: MessageContext,
) {
  const { t } = words;
  const { t: shared } = useTranslation('enquiries');
  const typed = actionData?.result.initialValue as Partial<Record<TableField, string>> | undefined;
  const asked: RequestedSlot & { time: string | undefined } = {
    venue: typed?.venue ?? venue,
    date: typed?.date ?? '',
    time: typed?.time,
  };
  const [form, fields] = useForm<Record<TableField, string>>({
    // Not `table`, which is the section's id: a field's `form` attribute refers to the first element with that id.
    id: 'table-form',
    lastResult: actionData?.result ?? null,
    defaultValue: { venue, guests: '2' },
  });
  const described = describeFields(fields, {
    names: tableFields,
    label: (name) => (isPersonField(name) ? shared(`fields.${name}`) : t(`fields.${name}`)),
    explain: (code) =>
      isTableError(code) ? explainTableError(code, asked, words) : explainError(shared, code),
  });
  return { form, ...described, asked };
}

type DayLineProps = { slot?: RequestedSlot | undefined; words: MessageContext };

/** When tables are available on the chosen day; announced to screen readers as the form is filled in. */
function DayLine({ slot, words }: DayLineProps) {
  const problem = slot && findProblem({ ...slot, time: '' }, words.rules);
  const text =
    slot && problem
      ? explainTableError(problem.code, slot, words)
      : slot && describeTableDay(slot, words);
  // Always rendered, because a live region that is inserted together with its text is not announced.
  return (
    <p className={problem ? 'table-day table-day--closed' : 'table-day'} aria-live="polite">
      {text}
    </p>
  );
}

const readSlot = (form: HTMLFormElement): RequestedSlot => {
  const fields = new FormData(form);
  const date = String(fields.get('date') ?? '');
  return { venue: String(fields.get('venue') ?? ''), date: parseDay(date) ?? date };
};

/**
 * The venue and date currently chosen in the form; undefined until hydration, because nothing on the page follows the
 * fields without scripts.
 */
function useRequestedSlot(form: RefObject<HTMLFormElement>) {
  const isHydrated = useHydrated();
  const [slot, setSlot] = useState<RequestedSlot>();
  // Browsers restore typed values when the visitor returns to the page.
  useEffect(() => {
    if (form.current) setSlot(readSlot(form.current));
  }, [form]);
  const follow = (event: FormEvent<HTMLFormElement>) => setSlot(readSlot(event.currentTarget));
  return { slot: isHydrated ? slot : undefined, follow };
}
