import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { closePopover, isPopoverOpen } from '~/components/ui/popover';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import { type FrameData, type MenuPage, menuPages } from './frame-data';
import { Brand, menuId } from './header-links';
import { CachedFragment } from './cached-fragment';
import { LanguageList } from './language-switch';
import { PageName } from './page-name';
import { type MenuPreviewState, useMenuPreview } from './use-menu-preview';
import { assetHref, assetSrcSet } from '~/routing/asset-href';

/**
 * The full-screen menu. Opening, Esc and returning the focus are native popover behaviour, so it works before scripts
 * have loaded and without them; the style sheet hides the page behind it, from keyboard users too.
 */
export function SiteMenu({ frame }: { frame?: FrameData | undefined }) {
  const { t } = useTranslation();
  const menu = useRef<HTMLDialogElement>(null);
  const section = useSection();
  const preview = useMenuPreview(frame?.menuPictures ?? {});
  const { show } = preview;
  const close = () => closePopover(menu.current);
  useClosingWithThePage(menu);
  const first = section?.page ?? menuPages[0] ?? 'rooms';
  useEffect(() => {
    const element = menu.current;
    const onToggle = () => {
      if (element && isPopoverOpen(element)) show(first);
    };
    onToggle();
    // React 18 supports this event on `<details>` only.
    element?.addEventListener('toggle', onToggle);
    return () => element?.removeEventListener('toggle', onToggle);
  }, [show, first]);
  return (
    <dialog
      ref={menu}
      id={menuId}
      popover="auto"
      className="site-menu"
      aria-label={t('menu.title')}
    >
      <CachedFragment name="menu" className="site-menu__words">
        <div className="site-menu__head">
          <button
            type="button"
            className="menu-button"
            popovertarget={menuId}
            popovertargetaction="hide"
          >
            <Icon name="close" />
            {t('menu.close')}
          </button>
          <Brand frame={frame} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- clicks of its links, by keys too */}
        <nav className="site-menu__entries" aria-label={t('menu.title')} onClick={close}>
          <ul>
            {menuPages.map((entry) => (
              <li key={entry}>
                <LocaleLink
                  page={entry}
                  aria-current={section?.page === entry ? section.current : undefined}
                  onPointerEnter={() => show(entry)}
                  onFocus={() => show(entry)}
                >
                  <PageName page={entry} frame={frame} />
                </LocaleLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-menu__foot">
          <div className="site-menu__languages">
            <LanguageList withCurrent />
          </div>
          {frame ? <a href={`tel:${frame.hotel.phone}`}>{frame.hotel.phoneDisplay}</a> : null}
        </div>
      </CachedFragment>
      <MenuPreview preview={preview} />
    </dialog>
  );
}

function useClosingWithThePage(menu: RefObject<HTMLDialogElement>): void {
  const { key: page } = useLocation();
  const shown = useRef(page);
  useEffect(() => {
    // Stays open during hydration if it was opened before.
    if (shown.current !== page) closePopover(menu.current);
    shown.current = page;
  }, [menu, page]);
}

/** The entry for the current page: its own, or that of the nearest parent page. */
function useSection(): { page: MenuPage; current: 'page' | 'true' } | undefined {
  const { pathname } = useLocation();
  const locale = useLocale();
  const own = menuPages.find((page) => pathname === href(page, locale));
  if (own) return { page: own, current: 'page' };
  const above = menuPages.find((page) => pathname.startsWith(`${href(page, locale)}/`));
  return above && { page: above, current: 'true' };
}

/** The picture of the hovered or focused entry; the next one fades in over it once loaded. */
function MenuPreview({ preview }: { preview: MenuPreviewState }) {
  const { pictures, isLoaded, setLoaded } = preview;
  return (
    <div className="site-menu__preview" aria-hidden="true">
      {pictures.map((picture) => (
        <img
          key={picture.id}
          className={isLoaded(picture.id) ? 'is-loaded' : undefined}
          src={assetHref(picture, 'md')}
          srcSet={assetSrcSet(picture)}
          sizes="50vw"
          width={picture.width}
          height={picture.height}
          alt=""
          onLoad={() => setLoaded(picture.id)}
        />
      ))}
    </div>
  );
}
