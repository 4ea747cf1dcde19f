import { hasPage } from '~/routing/paths';
import type { FrameData, HeaderLook } from './frame-data';
import { BookLink, Brand, BuyLink, CartLink, MenuButton } from './header-links';
import { CachedFragment } from './cached-fragment';
import { LanguageSwitch } from './language-switch';

export type SiteHeaderProps = { frame?: FrameData | undefined; look: HeaderLook };

/** Menu, shop and language; the mark; cart and booking link. A hotel may have no shop and so no cart. */
export function SiteHeader({ frame, look }: SiteHeaderProps) {
  return (
    <header className={`site-header site-header--${look}`}>
      <HeaderRow frame={frame} />
    </header>
  );
}

/** The controls that both headers share. */
export function HeaderRow({ frame }: Omit<SiteHeaderProps, 'look'>) {
  return (
    <div className="header-row wrap">
      <CachedFragment name="header" className="header-row__start">
        <MenuButton /> {hasPage('shop') ? <BuyLink /> : null} <LanguageSwitch />
      </CachedFragment>
      <Brand frame={frame} />
      <div className="header-row__end">
        {hasPage('cart') ? <CartLink count={frame?.itemCount ?? 0} /> : null}{' '}
        {frame ? <BookLink bookingUrl={frame.hotel.bookingUrl} /> : null}
      </div>
    </div>
  );
}
