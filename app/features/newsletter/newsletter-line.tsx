import { useTranslation } from 'react-i18next';
import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import { NewsletterForm } from './newsletter-form';

type NewsletterLineProps = { locale: Locale; from: string; isSent: boolean };

/** The newsletter in the footer: what it is, and the field. Rendered by the server alone. */
export function NewsletterLine({ locale, from, isSent }: NewsletterLineProps) {
  const { t } = useTranslation(['newsletter', 'common']);
  return (
    <>
      <div>
        <h2 className="kicker" id="newsletter-title">
          {t('title')}
        </h2>
        <p>
          {t('lead')} <a href={href('privacy', locale)}>{t('common:pages.privacy')}</a>
        </p>
      </div>
      <NewsletterForm name="newsletter" locale={locale} from={from} isSent={isSent} look="light" />
    </>
  );
}
