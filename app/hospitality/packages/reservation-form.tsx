import { getFormProps, useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '~/components/forms/checkbox-field';
import { ChoiceField } from '~/components/forms/choice-field';
import { ErrorSummary } from '~/components/forms/error-summary';
import { Field } from '~/components/forms/field';
import { describeFields } from '~/components/forms/form-fields';
import { EnquiryFormFooter, PersonFields, ProblemNotice } from '~/components/forms/enquiry-section';
import type { EnquiryFormState, EnquiryActionData } from '~/components/forms/enquiry-form-state';
import { FilledText, gap } from '~/components/ui/filled-text';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { DateChoice } from './date-choice';
import { GiftFields } from './gift-fields';
import { GroupSize } from './group-size';
import { findPrice, type PackageOffer } from './package-offer';
import { type FieldOf, type ReservationField, reservationFields } from './reservation-fields';
import type { TFunction } from 'i18next';
import { explainError } from '~/components/forms/explain-error';

type ReservationFormProps = {
  of: PackageOffer;
  form: EnquiryFormState;
  /** The errors, or the typed values with an updated price. */
  actionData?: EnquiryActionData | undefined;
};

/**
 * The form to request a package. CSS shows only the fields that the current choices need, so that it works without
 * scripts.
 */
export function ReservationForm({ of: item, form: state, actionData }: ReservationFormProps) {
  const { t } = useTranslation('reservation');
  const locale = useLocale();
  const { form, field, errors } = useReservation(item, actionData);
  return (
    <Form
      {...getFormProps(form)}
      className="reservation"
      method="post"
      action={`${href('packageReservation', locale, { slug: item.slug })}#request`}
    >
      {/* Pressing Enter in a field activates the first submit button, which must be the one that sends the form. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <ErrorSummary errors={errors} />
      <ProblemNotice problem={actionData?.problem} id={form.errorId} />
      <ForWhom field={field} />
      <GroupSize field={field} prices={item.prices} />
      <DateChoice of={item} field={field} />
      <GiftFields of={item} field={field} />
      <BuyerFields field={field} />
      <Terms field={field} />
      <EnquiryFormFooter
        kind="package"
        formToken={actionData?.formToken ?? state.formToken}
        submit={t('submit')}
      >
        <p className="note reservation__payment">{t('payment')}</p>
      </EnquiryFormFooter>
    </Form>
  );
}

/** Most guests come as a couple. */
const usualGroup = 2;

/** Replaces a group size that is not available: browsers would otherwise select the first option, one person. */
function offerGroup(result: EnquiryActionData['result'], { prices }: PackageOffer) {
  const typed = result.initialValue;
  if (findPrice(prices, Number(typed?.persons))) return result;
  return { ...result, initialValue: { ...typed, persons: String(usualGroup) } };
}

function useReservation(item: PackageOffer, actionData: EnquiryActionData | undefined) {
  const { t } = useTranslation('reservation');
  const { t: common } = useTranslation('enquiries');
  const result = actionData?.result;
  const lastResult = useMemo(() => (result ? offerGroup(result, item) : null), [result, item]);
  const [form, fields] = useForm<Record<ReservationField, string>>({
    id: 'reservation',
    lastResult,
    defaultValue: { forWhom: 'myself', persons: String(usualGroup), voucher: 'email' },
  });
  const described = describeFields(fields, {
    names: reservationFields,
    label(name) {
      if (name === 'fullName' || name === 'email' || name === 'phone')
        return common(`fields.${name}`);
      return t(name === 'date' && !item.dated ? 'fields.wish' : `fields.${name}`);
    },
    explain: (code) => explainReservation(t, common, code),
  });
  return { form, ...described };
}

function ForWhom({ field }: { field: FieldOf }) {
  const { t } = useTranslation('reservation');
  return (
    <ChoiceField
      {...field('forWhom')}
      legend={t('fields.forWhom')}
      choices={(['myself', 'gift'] as const).map((value) => ({
        value,
        label: t(`forWhom.${value}`),
        text: t(`forWhom.${value}Text`),
      }))}
      tiles
    />
  );
}

function BuyerFields({ field }: { field: FieldOf }) {
  const { t } = useTranslation('reservation');
  return (
    <fieldset className="reservation__part">
      <legend>{t('you')}</legend>
      <PersonFields field={field} hints={{ email: t('hints.email'), phone: t('hints.phone') }} />
      <Field
        {...field('comments')}
        label={t('fields.comments')}
        hint={t('hints.comments')}
        multiline
        optional
      />
    </fieldset>
  );
}

/** The terms are on the same page, so following the link does not lose what was typed. */
function Terms({ field }: { field: FieldOf }) {
  const { t } = useTranslation('reservation');
  const label = (
    <FilledText text={t('terms', { link: gap })}>
      <a href="#terms">{t('termsLink')}</a>
    </FilledText>
  );
  return <CheckboxField {...field('terms')} label={label} />;
}

/** Error codes of this form only, translated in `reservation:errors.<code>`. */
const errorCodes = ['persons', 'date', 'terms'] as const;

/** The message for a schema's error code, from this form's own messages or the shared ones. */
function explainReservation(
  t: TFunction<'reservation'>,
  common: TFunction<'enquiries'>,
  code: string,
): string {
  const own = errorCodes.find((known) => known === code);
  return own ? t(`errors.${own}`) : explainError(common, code);
}
