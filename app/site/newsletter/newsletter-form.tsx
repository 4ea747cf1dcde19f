import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/components/ui/button';
import { CaptchaField } from '~/components/forms/captcha/captcha-field';
import type { CaptchaConfig } from '~/platform/forms/captcha/captcha-config';
import { HoneypotField } from '~/components/forms/honeypot-field';
import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';

export type NewsletterFormProps = {
  locale: Locale;
  /** Distinguishes the forms of one page: part of their fields' ids. */
  name: string;
  /** The address of the page that the form is on. */
  from: string;
  /** What was typed and not taken, and why. */
  refused?: { email: string; isWrong: boolean; words: ReactNode } | undefined;
  isSent: boolean;
  look?: 'filled' | 'light';
  captcha?: CaptchaConfig | undefined;
};

/**
 * One address and a button: a plain form to the newsletter's page, which sends the visitor back to where he was. The
 * same for every visitor, because pages are kept for all.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  const { locale, name, from, refused, isSent, look, captcha } = props;
  const { t } = useTranslation('newsletter');
  return (
    <form className="newsletter__form" method="post" action={href('newsletter', locale)} noValidate>
      <label className="newsletter__label" htmlFor={`field-${name}`}>
        {t('label')}
      </label>
      <div className="newsletter__row">
        <input
          id={`field-${name}`}
          className="newsletter__input"
          name="email"
          type="email"
          defaultValue={refused?.email}
          autoComplete="email"
          spellCheck={false}
          aria-describedby={`answer-${name}`}
          aria-invalid={refused?.isWrong || undefined}
        />
        <Button look={look}>{t('submit')}</Button>
      </div>
      <input type="hidden" name="from" value={from} />
      <HoneypotField id={`website-${name}`} label={t('trap')} />
      <CaptchaField captcha={captcha} action="newsletter" />
      <p className="newsletter__answer" id={`answer-${name}`} role="status">
        {refused ? refused.words : isSent ? t('sent') : null}
      </p>
    </form>
  );
}
