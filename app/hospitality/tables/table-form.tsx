import { Form } from '@remix-run/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/components/forms/error-summary';
import { Field } from '~/components/forms/field';
import { usePostedForm } from '~/components/forms/use-posted-form';
import { explainError } from '~/components/forms/explain-error';
import { EnquiryFormFooter, PersonFields, ProblemNotice } from '~/components/forms/enquiry-section';
import type { EnquiryFormView, RejectedForm } from '~/components/forms/enquiry-form-state';
import { HoneypotField } from '~/components/forms/honeypot-field';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { DayLine } from './day-line';
import { MomentFields } from './moment-fields';
import { type TableField, tableFields } from './table-fields';
import type { TableReservationView } from './table-page.server';
import {
  type AskedMoment,
  explainTableError,
  isTableError,
  type WordsContext,
} from './table-words';
import { useAskedMoment } from './use-asked-moment';

const personFields = ['fullName', 'email', 'phone'] as const;
const isPersonField = (name: TableField): name is (typeof personFields)[number] =>
  (personFields as readonly string[]).includes(name);

type TableFormProps = {
  view: TableReservationView;
  form: EnquiryFormView;
  /** The house whose page the guest comes from. */
  house: string;
  refused?: RejectedForm;
};

/** The fields that ask for a table. With scripts they say at once what a day allows. */
export function TableForm({ view, form: enquiry, house, refused }: TableFormProps) {
  const { t } = useTranslation('table');
  const { t: shared } = useTranslation('enquiries');
  const locale = useLocale();
  const box = useRef<HTMLFormElement>(null);
  const { moment, follow } = useAskedMoment(box);
  const words = { t, locale, rules: view.rules, phone: enquiry.phoneDisplay };
  const { form, field, errors, asked } = useTableForm(refused, house, words);
  // The error at the field says it already.
  const isSaid = field('date').error ?? field('time').error;
  const isAsked = moment?.house === asked.house && moment.date === asked.date;
  return (
    <Form
      {...form}
      method="post"
      action={`${href('tableReservation', locale)}#table`}
      ref={box}
      onChange={follow}
    >
      <ErrorSummary errors={errors} />
      <ProblemNotice problem={refused?.problem} form={enquiry} />
      <MomentFields view={view} field={field} house={asked.house} moment={moment} />
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

/** What was typed and what is wrong with it, in words. */
function useTableForm(refused: RejectedForm | undefined, house: string, words: WordsContext) {
  const { t } = words;
  const { t: shared } = useTranslation('enquiries');
  const typed = refused?.result.initialValue as Partial<Record<TableField, string>> | undefined;
  const asked: AskedMoment = { house: typed?.house ?? house, date: typed?.date ?? '' };
  const posted = usePostedForm({
    id: 'table',
    names: tableFields,
    values: { guests: '2' },
    result: refused?.result,
    label: (name) => (isPersonField(name) ? shared(`fields.${name}`) : t(`fields.${name}`)),
    explain: (code) =>
      isTableError(code) ? explainTableError(code, asked, words) : explainError(shared, code),
  });
  return { ...posted, asked };
}
