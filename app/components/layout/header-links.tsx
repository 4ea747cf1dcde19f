import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { NewTabLink } from '~/components/ui/new-tab-link';
import { LocaleLink } from '~/routing/locale-link';
import type { FrameData } from './frame-data';
import { Mark } from '#hotel/mark';

/** With the usual size and spacing, longer names would take four lines of a tablet's header. */
const longName = 24;

/** Mark and wordmark, linked to the home page. */
export function Brand({ frame }: { frame?: FrameData | undefined }) {
  const { t } = useTranslation();
  return (
    <LocaleLink
      page="home"
      className={frame && frame.hotel.name.length > longName ? 'brand brand--long' : 'brand'}
    >
      <Mark />
      {frame ? (
        <span className="brand__word" translate="no">
          {frame.hotel.name}
        </span>
      ) : null}
      <span className="visually-hidden">{` ${t('brand')}`}</span>
    </LocaleLink>
  );
}

/** Id of the element that the menu buttons open (site-menu.tsx). */
export const menuId = 'menu-of-pages';

/** Opens the full-screen menu. In browsers without popovers it is a link to the same entries in the footer. */
export function MenuButton() {
  const { t } = useTranslation();
  const content = (
    <>
      <Icon name="menu" />
      <span className="menu-button__word">{t('menu.open')}</span>
    </>
  );
  return (
    <>
      <a className="menu-button without-popover" href="#footer-navigation">
        {content}
      </a>
      <button type="button" className="menu-button with-popover" popovertarget={menuId}>
        {content}
      </button>
    </>
  );
}

export function BuyLink() {
  const { t } = useTranslation();
  return (
    <LocaleLink page="shop" className="header-link">
      {t('header.buy')}
    </LocaleLink>
  );
}

/** The cart with the number of pieces; with scripts it opens the cart sheet instead of the page. */
export function CartLink({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <LocaleLink page="cart" className="header-cart" data-side-cart-opener="">
      <Icon name="cart" />
      <span className="visually-hidden">
        {count === 0 ? t('header.cart') : t('header.cartCount', { count })}
      </span>
      {count > 0 ? (
        <span className="header-cart__badge tabular" aria-hidden="true">
          {count}
        </span>
      ) : null}
    </LocaleLink>
  );
}

/** The link to the booking engine, in a new tab; the short label is used where space is limited. */
export function BookLink({ bookingUrl }: { bookingUrl: string }) {
  const { t } = useTranslation();
  return (
    <NewTabLink className="btn btn--small header-book" href={bookingUrl}>
      <span className="header-book__long">{t('header.book')}</span>{' '}
      <span className="header-book__short">{t('header.bookShort')}</span>
    </NewTabLink>
  );
}
