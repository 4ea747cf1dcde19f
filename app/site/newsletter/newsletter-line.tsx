import { useTranslation } from 'react-i18next';
import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import type { CaptchaConfig } from '~/platform/forms/captcha/captcha-config';
import { NewsletterForm } from './newsletter-form';

type NewsletterLineProps = {
  locale: Locale;
  from: string;
  isSent: boolean;
  captcha?: CaptchaConfig | undefined;
};

/** The newsletter in the footer: what it is, and the field. Rendered by the server alone. */
export function NewsletterLine(props: NewsletterLineProps) {
  const { locale, captcha } = props;
  const { t } = useTranslation(['newsletter', 'common']);
  return (
    <>
      <div>
        <h2 className="kicker" id="newsletter-title">
          {t('title')}
        </h2>
        <p>
          {t('lead')} {captcha ? `${t('captcha')} ` : null}
          <a href={href('privacy', locale)}>{t('common:pages.privacy')}</a>
        </p>
      </div>
      <NewsletterForm {...props} name="newsletter" look="light" />
    </>
  );
}
