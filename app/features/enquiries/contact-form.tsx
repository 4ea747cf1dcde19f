import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/components/forms/error-summary';
import { Field } from '~/components/forms/field';
import { usePostedForm } from '~/components/forms/use-posted-form';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { FormTrap } from '~/features/forms/form-trap';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import { explainError } from './contact-errors';
import type { ContactFormView, ContactProblem } from './contact-view';

const names = ['fullName', 'email', 'phone', 'message'] as const;

type ContactFormProps = {
  form: ContactFormView;
  /** What the action said about a message that it did not take. */
  refused?: { result: SubmissionResult<string[]>; problem?: ContactProblem; formKey?: string };
};

/** A message to reception, or what happens after it was sent. */
export function ContactForm({ form, refused }: ContactFormProps) {
  const { t } = useTranslation('enquiries');
  return (
    <section className="wrap contact-form" id="message" aria-labelledby="message-title">
      <div className="contact-form__words">
        <h2 id="message-title">{t('contact.title')}</h2>
        <p className="measure">{t('contact.lead')}</p>
      </div>
      {form.isSent && !refused ? (
        <Sent form={form} />
      ) : (
        // Errors come with typed values: the fields are made anew around them.
        <Fields key={JSON.stringify(refused?.result ?? null)} form={form} refused={refused} />
      )}
    </section>
  );
}

function Fields({ form: { formKey, phone, phoneDisplay }, refused }: ContactFormProps) {
  const { t } = useTranslation('enquiries');
  const locale = useLocale();
  const { form, field, errors } = usePostedForm({
    id: 'contact',
    names,
    result: refused?.result,
    label: (name) => t(`contact.fields.${name}`),
    explain: (code) => explainError(t, code),
  });
  const label = (name: (typeof names)[number]) => t(`contact.fields.${name}`);
  const problem = refused?.problem;
  return (
    <Form {...form} method="post" action={`${href('contact', locale)}#message`}>
      <ErrorSummary errors={errors} />
      {problem ? (
        <Notice kind="error" role="alert" title={t(`contact.problems.${problem}.title`)}>
          <p>
            {t(`contact.problems.${problem}.text`)} <PhoneLink phone={phone} shown={phoneDisplay} />
          </p>
        </Notice>
      ) : null}
      <Field
        {...field('fullName')}
        label={label('fullName')}
        autoComplete="name"
        spellCheck={false}
        maxLength={100}
      />
      <div className="contact-form__pair">
        <Field
          {...field('email')}
          label={label('email')}
          hint={t('contact.hints.email')}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <Field
          {...field('phone')}
          label={label('phone')}
          hint={t('contact.hints.phone')}
          type="tel"
          autoComplete="tel"
          optional
        />
      </div>
      <Field
        {...field('message')}
        label={label('message')}
        hint={t('contact.hints.message')}
        multiline
      />
      <FormTrap id="contact-website" label={t('trap')} />
      <input type="hidden" name="formKey" value={refused?.formKey ?? formKey} />
      <div className="contact-form__end">
        <Button>{t('contact.submit')}</Button>
        <p className="note">
          {t('contact.use')} <LocaleLink page="privacy">{t('contact.privacy')}</LocaleLink>
        </p>
      </div>
    </Form>
  );
}

function Sent({ form: { phone, phoneDisplay } }: { form: ContactFormView }) {
  const { t } = useTranslation('enquiries');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="contact-form__sent" ref={box} tabIndex={-1}>
      <Notice kind="ok" title={t('contact.sent.title')}>
        <p>{t('contact.sent.next')}</p>
        <p>{t('contact.sent.copy')}</p>
        <p>
          {t('contact.sent.urgent')} <PhoneLink phone={phone} shown={phoneDisplay} />
        </p>
      </Notice>
      <p>
        <LocaleLink page="contact">{t('contact.sent.again')}</LocaleLink>
      </p>
    </div>
  );
}

function PhoneLink({ phone, shown }: { phone: string; shown: string }) {
  return (
    <a className="tabular nowrap" href={`tel:${phone}`}>
      {shown}
    </a>
  );
}
