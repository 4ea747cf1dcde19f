import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/components/forms/error-summary';
import { HotelPlate } from '~/components/layout/hotel-plate';
import { Notice } from '~/components/ui/notice';
import { useFrame } from '~/components/layout/use-frame';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import { NewsletterForm } from './newsletter-form';
import type { NewsletterResult } from './newsletter.loader.server';
import { type NewsletterActionData, useNewsletterForm } from './use-newsletter-form';

type NewsletterScreenProps = {
  result?: NewsletterResult | undefined;
  /** If the form was submitted without scripts. */
  actionData?: NewsletterActionData | undefined;
};

/** The newsletter's own page: it shows a rejected address again, and is the target of the links in its emails. */
export function NewsletterScreen({ result, actionData }: NewsletterScreenProps) {
  const { t } = useTranslation(['subscription', 'newsletter', 'common']);
  const form = useNewsletterForm('letters', actionData);
  const { errors: [error] = [], id } = form.email;
  const errors = error ? [{ id, message: `${t('newsletter:label')}: ${error}` }] : [];
  const shown = actionData ? undefined : result;
  return (
    <div className="wrap result-page">
      <div>
        <ErrorSummary errors={errors} />
        {shown === 'confirmed' || shown === 'left' ? (
          <Notice kind="ok" title={t(`${shown}.title`)}>
            <p>{t(`${shown}.text`)}</p>
          </Notice>
        ) : null}
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        {shown === 'confirmed' ? (
          <LocaleLink page="home">{t('common:backHome')}</LocaleLink>
        ) : (
          <Subscribe of={form} isSent={shown === 'sent'} />
        )}
      </div>
      <HotelPlate />
    </div>
  );
}

type SubscribeProps = { of: ReturnType<typeof useNewsletterForm>; isSent?: boolean };

/** The form with the consent text. */
export function Subscribe({ of, isSent = false }: SubscribeProps) {
  const locale = useLocale();
  const { t } = useTranslation(['newsletter', 'common']);
  const captcha = useFrame()?.captcha;
  return (
    <div className="newsletter-page__form">
      <NewsletterForm of={of} from={href('newsletter', locale)} isSent={isSent} />
      <p className="note">
        {t('lead')} {captcha ? `${t('captcha')} ` : null}
        <LocaleLink page="privacy">{t('common:pages.privacy')}</LocaleLink>
      </p>
    </div>
  );
}
