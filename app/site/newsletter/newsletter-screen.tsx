import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/components/forms/error-summary';
import { HotelPlate } from '~/components/layout/hotel-plate';
import { Icon } from '~/components/ui/icon';
import { Notice } from '~/components/ui/notice';
import { useFrame } from '~/components/layout/use-frame';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import { NewsletterForm } from './newsletter-form';
import { errorKey, type NewsletterRefusal } from './newsletter-refusal';

export type NewsletterResult = 'sent' | 'confirmed' | 'left';

type NewsletterScreenProps = {
  result?: NewsletterResult | undefined;
  refused?: NewsletterRefusal | undefined;
};

/** The newsletter's own page: where an address that was not taken is shown again, and where its mails lead. */
export function NewsletterScreen({ result, refused }: NewsletterScreenProps) {
  const { t } = useTranslation(['subscription', 'newsletter', 'common']);
  const shown = refused ? undefined : result;
  const error = refused?.error && t(`errors.${errorKey(refused.error)}`);
  const errors = error ? [{ name: 'letters', message: `${t('newsletter:label')}: ${error}` }] : [];
  return (
    <div className="wrap letters">
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
          <Subscribe isSent={shown === 'sent'} refused={refused} />
        )}
      </div>
      <HotelPlate />
    </div>
  );
}

type SubscribeProps = { isSent?: boolean; refused?: NewsletterRefusal | undefined };

/** The form with the consent text. */
export function Subscribe({ isSent = false, refused }: SubscribeProps) {
  const locale = useLocale();
  const { t } = useTranslation(['subscription', 'newsletter', 'common']);
  const captcha = useFrame()?.captcha;
  const { email = '', error = 'other', problem } = refused ?? {};
  const words = (
    <span className="newsletter__error">
      <Icon name="alert" />
      <span>{problem ? t(`problems.${problem}`) : t(`errors.${errorKey(error)}`)}</span>
    </span>
  );
  return (
    <div className="letters__form">
      <NewsletterForm
        name="letters"
        locale={locale}
        from={href('newsletter', locale)}
        isSent={isSent}
        captcha={captcha}
        refused={refused && { email, isWrong: !problem, words }}
      />
      <p className="note">
        {t('newsletter:lead')} {captcha ? `${t('newsletter:captcha')} ` : null}
        <LocaleLink page="privacy">{t('common:pages.privacy')}</LocaleLink>
      </p>
    </div>
  );
}
