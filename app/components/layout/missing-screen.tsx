import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/components/ui/button';
import { ContactText } from '~/components/ui/contact-text';
import { isKeyedPath } from '~/routing/keyed-pages';
import { LocaleLink } from '~/routing/locale-link';
import { hasPage } from '~/routing/paths';
import { Picture } from '~/components/ui/picture';
import type { FrameData } from './frame-data';

/** The page for 404: the plate, the specification's text and a link to the home page. */
export function MissingScreen({ frame }: { frame?: FrameData | undefined }) {
  const { t } = useTranslation();
  const isStaleLink = isKeyedPath(useLocation().pathname);
  const plate = frame?.plate;
  return (
    <section className="wrap error-page">
      <div className="error-page__text">
        <p className="kicker">{t('notFound.code')}</p>
        {isStaleLink ? <StaleLink hotel={frame?.hotel} /> : <h1>{t('notFound.message')}</h1>}
        <p className="error-page__actions">
          <LocaleLink page="home" className={buttonClass()}>
            {t('backHome')}
          </LocaleLink>
          {hasPage('shop') ? (
            <LocaleLink page="shop" className={buttonClass('quiet')}>
              {t('header.buy')}
            </LocaleLink>
          ) : null}
        </p>
      </div>
      {plate ? (
        <div className="error-page__plate">
          <Picture image={plate} sizes="(max-width: 820px) 64vw, 38vw" />
        </div>
      ) : null}
    </section>
  );
}

/** What helps if an email's link leads nowhere, whatever it once led to. */
function StaleLink({ hotel }: { hotel?: FrameData['hotel'] | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t('staleLink.title')}</h1>
      <p className="lead">{t('staleLink.text')}</p>
      {hotel ? (
        <p>
          <ContactText
            text={t('staleLink.help', { phone: hotel.phoneDisplay, email: hotel.email })}
            contact={hotel}
          />
        </p>
      ) : null}
    </>
  );
}
