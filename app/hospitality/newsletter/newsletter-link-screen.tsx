import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { HotelPlate } from '~/components/layout/hotel-plate';
import { Button, buttonClass } from '~/components/ui/button';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import { Subscribe } from './newsletter-screen';
import { useNewsletterForm } from './use-newsletter-form';

type NewsletterLinkScreenProps = {
  purpose: 'confirm' | 'leave';
  /** The link's token; undefined if the link is not valid. */
  token?: string | undefined;
};

const pageOf = { confirm: 'newsletterConfirm', leave: 'newsletterLeave' } as const;

/** The page that an email's link opens: one button, because mail scanners open links but press nothing. */
export function NewsletterLinkScreen({ purpose, token }: NewsletterLinkScreenProps) {
  const { t } = useTranslation('subscription');
  const locale = useLocale();
  if (!token) return <Gone purpose={purpose} />;
  return (
    <div className="wrap result-page">
      <div>
        <h1>{t(`${purpose}.title`)}</h1>
        <p className="lead">{t(`${purpose}.text`)}</p>
        <Form
          method="post"
          action={href(pageOf[purpose], locale)}
          className="newsletter-page__ways"
        >
          <input type="hidden" name="token" value={token} />
          <Button>{t(`${purpose}.submit`)}</Button>
          {purpose === 'leave' ? (
            <LocaleLink page="home" className={buttonClass('quiet')}>
              {t('leave.stay')}
            </LocaleLink>
          ) : null}
        </Form>
      </div>
      <HotelPlate />
    </div>
  );
}

function Gone({ purpose }: { purpose: 'confirm' | 'leave' }) {
  const { t } = useTranslation(['subscription', 'common']);
  const form = useNewsletterForm('letters');
  return (
    <div className="wrap result-page">
      <div>
        <h1>{t(`${purpose}.gone.title`)}</h1>
        <p className="lead">{t(`${purpose}.gone.text`)}</p>
        {purpose === 'confirm' ? (
          <Subscribe of={form} />
        ) : (
          <LocaleLink page="home" className={buttonClass('line')}>
            {t('common:backHome')}
          </LocaleLink>
        )}
      </div>
      <HotelPlate />
    </div>
  );
}
