import { getFormProps, useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/components/forms/error-summary';
import { Field } from '~/components/forms/field';
import { describeFields } from '~/components/forms/form-fields';
import { HoneypotField } from '~/components/forms/honeypot-field';
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
import type { EnquiryFormState, RejectedForm } from '~/components/forms/enquiry-form-state';
import { useLastActionData } from '~/components/forms/use-last-action-data';

const names = ['fullName', 'email', 'phone', 'message'] as const;

type ContactFields = Record<(typeof names)[number], string>;

type ContactFormProps = { form: EnquiryFormState; refused?: RejectedForm | undefined };

/** The contact form, or the confirmation and next steps after it was sent. */
export function ContactForm({ form, refused: said }: ContactFormProps) {
  const refused = useLastActionData(said, form);
  const { t } = useTranslation('enquiries');
  return (
    <EnquirySection
      id="message"
      title={t('contact.title')}
      intro={<p className="measure">{t('contact.lead')}</p>}
    >
      {form.isSent && !refused ? (
        <SentNotice
          title={t('contact.sent.title')}
          next={t('contact.sent.next')}
          copy={t('contact.sent.copy')}
          form={form}
          again={<LocaleLink page="contact">{t('contact.sent.again')}</LocaleLink>}
        />
      ) : (
        <Fields form={form} refused={refused} />
      )}
    </EnquirySection>
  );
}

function Fields({ form: view, refused }: ContactFormProps) {
  const { t } = useTranslation('enquiries');
  const locale = useLocale();
  const [form, fields] = useForm<ContactFields>({
    id: 'contact',
    lastResult: refused?.result ?? null,
  });
  const { field, errors } = describeFields(fields, {
    names,
    label: (name) => t(`fields.${name}`),
    explain: (code) => explainError(t, code),
  });
  return (
    <Form {...getFormProps(form)} method="post" action={`${href('contact', locale)}#message`}>
      <ErrorSummary errors={errors} />
      <ProblemNotice problem={refused?.problem} form={view} id={form.errorId} />
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
      <HoneypotField id="contact-website" label={t('trap')} />
      <input type="hidden" name="formToken" value={refused?.formToken ?? view.formToken} />
      <EnquiryFormFooter kind="contact" submit={t('contact.submit')} />
    </Form>
  );
}
