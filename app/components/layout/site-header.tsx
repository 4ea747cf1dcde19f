import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { LocaleLink } from '~/routing/locale-link';
import type { FrameData, HeaderLook } from './frame-data';
import { LanguageSwitch } from './language-switch';
import { Mark } from './mark';

type SiteHeaderProps = { frame?: FrameData; look: HeaderLook };

/** Mark, shop, language, basket and the way to the booking engine. */
export function SiteHeader({ frame, look }: SiteHeaderProps) {
  const { t } = useTranslation();
  const count = frame?.itemCount ?? 0;
  return (
    <header className={`site-header site-header--${look}`}>
      <div className="site-header__row wrap">
        <LocaleLink page="home" className="site-header__brand">
          <Mark />
          {frame ? <span translate="no">{frame.house.name}</span> : null}
          <span className="visually-hidden"> {t('brand')}</span>
        </LocaleLink>
        <nav className="site-header__start" aria-label={t('header.links')}>
          <LocaleLink page="shop" className="site-header__link">
            {t('header.buy')}
          </LocaleLink>
          <LanguageSwitch />
        </nav>
        <div className="site-header__end">
          <LocaleLink page="cart" className="site-header__cart" data-side-cart-opener="">
            <Icon name="basket" />
            <span className="visually-hidden">
              {count === 0 ? t('header.cart') : t('header.cartCount', { count })}
            </span>
            {count > 0 ? (
              <span className="site-header__badge tabular" aria-hidden="true">
                {count}
              </span>
            ) : null}
          </LocaleLink>
          {frame ? (
            <a
              className="btn btn--small site-header__book"
              href={frame.house.bookingUrl}
              target="_blank"
              rel="noopener"
            >
              {t('header.book')}
              <span className="visually-hidden"> ({t('header.newTab')})</span>
            </a>
          ) : null}
        </div>
      </div>
    </header>
  );
}
