import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '~/components/layout/use-frame';
import { UnusedStyles } from '~/components/ui/unused-styles';
import { useLocale } from '~/i18n/use-locale';
import { href, matchPath } from '~/routing/href';
import { hasPage } from '~/routing/paths';
import formsStyles from '~/components/forms/forms.css?url';
import { NewsletterForm } from './newsletter-form';
import lettersStyles from './newsletter-pages.css?url';
import { useNewsletterForm } from './use-newsletter-form';

/** Those of the newsletter's page, which the form posts to. */
const newsletterPageStyles = [formsStyles, lettersStyles];

/** The newsletter form in the footer, if the hotel has a newsletter, except on pages that contain the form themselves. */
export function NewsletterLine() {
  const { pathname } = useLocation();
  if (!hasPage('newsletter') || matchPath(pathname)?.page.startsWith('newsletter')) return null;
  // Keyed by page, so that a response does not appear on the next page.
  return <Line key={pathname} />;
}

function Line() {
  const { t } = useTranslation(['newsletter', 'common']);
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const captcha = useFrame()?.captcha;
  const form = useNewsletterForm('newsletter-form');
  const isSent = new URLSearchParams(search).get('newsletter') === 'sent';
  return (
    <section className="newsletter" id="newsletter" aria-labelledby="newsletter-title">
      <div>
        <h2 className="kicker" id="newsletter-title">
          {t('title')}
        </h2>
        <p>
          {t('lead')} {captcha ? `${t('captcha')} ` : null}
          <a href={href('privacy', locale)}>{t('common:pages.privacy')}</a>
        </p>
      </div>
      {form.isUsed ? <UnusedStyles of={newsletterPageStyles} /> : null}
      <NewsletterForm of={form} from={pathname + search} isSent={isSent} look="light" />
    </section>
  );
}
