import { getFormProps, getInputProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { CaptchaField } from '~/components/forms/captcha/captcha-field';
import { HoneypotField } from '~/components/forms/honeypot-field';
import { Button } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import type { useNewsletterForm } from './use-newsletter-form';

type NewsletterFormProps = {
  of: ReturnType<typeof useNewsletterForm>;
  /** The path of the page that contains the form. */
  from: string;
  /** Whether the page's URL says that the form was sent. */
  isSent: boolean;
  look?: 'filled' | 'light';
};

/** An address and a button: a form to the newsletter's page, which redirects the visitor back. */
export function NewsletterForm({ of, from, isSent, look }: NewsletterFormProps) {
  const { form, email, Form } = of;
  const { t } = useTranslation('newsletter');
  const locale = useLocale();
  const invalid = email.errors?.[0];
  const problem = form.errors?.[0];
  return (
    <Form
      {...getFormProps(form, { ariaAttributes: false })}
      className="newsletter__form"
      method="post"
      action={href('newsletter', locale)}
    >
      <label className="newsletter__label" htmlFor={email.id}>
        {t('label')}
      </label>
      <div className="newsletter__row">
        <input
          {...getInputProps(email, {
            type: 'email',
            // What is said of the form describes a valid field; the form library refers to the message of an invalid one.
            ...(invalid ? {} : { ariaDescribedBy: form.errorId }),
          })}
          className="newsletter__input"
          autoComplete="email"
          spellCheck={false}
        />
        <Button look={look}>{t('submit')}</Button>
      </div>
      <input type="hidden" name="from" value={from} />
      <HoneypotField key={problem} id={`website-${form.id}`} label={t('trap')} />
      <CaptchaField action="newsletter" />
      <div className="newsletter__answer">
        {invalid ? (
          <p id={email.errorId}>
            <Problem text={invalid} />
          </p>
        ) : null}
        {/* Not for the message of the field, which takes the focus and is described by it. */}
        <p id={form.errorId} role="status">
          {problem ? (
            <Problem text={problem} />
          ) : !invalid && (of.isSent || isSent) ? (
            t('sent')
          ) : null}
        </p>
      </div>
    </Form>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <span className="newsletter__error">
      <Icon name="alert" />
      <span>{text}</span>
    </span>
  );
}
