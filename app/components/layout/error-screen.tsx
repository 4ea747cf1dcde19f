import { isRouteErrorResponse, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/components/ui/button';
import { FilledText, gap } from '~/components/ui/filled-text';
import { LocaleLink } from '~/routing/locale-link';
import { findErrorMessage, findErrorTitle } from './error-message';
import type { FrameData } from './frame-data';
import { MissingScreen } from './missing-screen';

type ErrorScreenProps = {
  error: unknown;
  /** Undefined if the frame's own loader failed. */
  frame?: FrameData | undefined;
};

/**
 * The error page: 404 has a text of its own, any other error shows its status and message (specification, section 8).
 */
export function ErrorScreen({ error, frame }: ErrorScreenProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const email = frame?.hotel.email;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = findErrorTitle(error);
  const message = findErrorMessage(error);
  const takesNoForms = message === 'method';
  if (status === 404) return <MissingScreen plate={frame?.plate} />;
  return (
    <section className="wrap error-page">
      <div className="error-page__text">
        <p className="kicker">{t('error.code', { status })}</p>
        <h1>{t(title)}</h1>
        <p className="lead">
          {title === 'error.storageTitle' ? t('error.storage') : t(`error.messages.${message}`)}
        </p>
        <p>
          {takesNoForms ? (
            // Sending the same once more cannot help.
            t('error.elsewhere')
          ) : email ? (
            <FilledText text={t('error.hint', { email: gap })}>
              <a href={`mailto:${email}`}>{email}</a>
            </FilledText>
          ) : (
            t('error.hintShort')
          )}
        </p>
        <p className="error-page__actions">
          <a className={buttonClass()} href={pathname + search}>
            {t(takesNoForms ? 'error.open' : 'error.retry')}
          </a>
          <LocaleLink page="home" className={buttonClass('quiet')} reloadDocument>
            {t('backHome')}
          </LocaleLink>
        </p>
      </div>
    </section>
  );
}
