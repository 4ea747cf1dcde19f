import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/components/ui/button';
import { LocaleLink } from '~/routing/locale-link';
import { hasPage } from '~/routing/paths';
import { Picture } from '~/components/ui/picture';
import type { FrameData } from './frame-data';

type MissingScreenProps = {
  plate?: FrameData['plate'];
  /** The heading and what follows it, instead of the specification's text. */
  children?: ReactNode;
};

/** The page for 404: the plate, the specification's text and a link to the home page. */
export function MissingScreen({ plate, children }: MissingScreenProps) {
  const { t } = useTranslation();
  return (
    <section className="wrap error-page">
      <div className="error-page__text">
        <p className="kicker">{t('notFound.code')}</p>
        {children ?? <h1>{t('notFound.message')}</h1>}
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
