import { getFormProps, useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/components/forms/error-summary';
import { Field } from '~/components/forms/field';
import { describeFields } from '~/components/forms/form-fields';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import { explainError } from '~/components/forms/explain-error';
import {
  EnquirySection,
  EnquiryFormFooter,
  PersonFields,
  ProblemNotice,
  SentNotice,
} from '~/components/forms/enquiry-section';
import type { EnquiryFormState, EnquiryActionData } from '~/components/forms/enquiry-form-state';
import { useLastActionData } from '~/components/forms/use-last-action-data';

const names = ['fullName', 'email', 'phone', 'message'] as const;

type ContactFields = Record<(typeof names)[number], string>;

type ContactFormProps = { form: EnquiryFormState; actionData?: EnquiryActionData | undefined };

/** The contact form, or the confirmation and next steps after it was sent. */
export function ContactForm({ form, ...props }: ContactFormProps) {
  const actionData = useLastActionData(props.actionData, form);
  const { t } = useTranslation('enquiries');
  return (
    <EnquirySection
      id="message"
      title={t('contact.title')}
      intro={<p className="measure">{t('contact.lead')}</p>}
    >
      {form.isSent && !actionData ? (
        <SentNotice
          title={t('contact.sent.title')}
          next={t('contact.sent.next')}
          copy={t('contact.sent.copy')}
          isCopied={form.isCopied}
          again={<LocaleLink page="contact">{t('contact.sent.again')}</LocaleLink>}
        />
      ) : (
        <Fields form={form} actionData={actionData} />
      )}
    </EnquirySection>
  );
}

function Fields({ form: state, actionData }: ContactFormProps) {
  const { t } = useTranslation('enquiries');
  const locale = useLocale();
  const [form, fields] = useForm<ContactFields>({
    id: 'contact',
    lastResult: actionData?.result ?? null,
  });
  const { field, errors } = describeFields(fields, {
    names,
    label: (name) => t(`fields.${name}`),
    explain: (code) => explainError(t, code),
  });
  return (
    <Form {...getFormProps(form)} method="post" action={`${href('contact', locale)}#message`}>
      <ErrorSummary errors={errors} />
      <ProblemNotice problem={actionData?.problem} id={form.errorId} />
      <PersonFields
        field={field}
        hints={{ email: t('contact.hints.email'), phone: t('contact.hints.phone') }}
      />
      <Field
        {...field('message')}
        label={t('fields.message')}
        hint={t('contact.hints.message')}
        multiline
      />
      <EnquiryFormFooter
        kind="contact"
        formToken={actionData?.formToken ?? state.formToken}
        submit={t('contact.submit')}
      />
    </Form>
  );
}
