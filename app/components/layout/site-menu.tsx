import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import { type FrameData, type MenuPage, menuPages } from './frame-data';
import { Brand } from './header-links';
import { LanguageList } from './language-switch';
import { type MenuPreviewState, useMenuPreview } from './use-menu-preview';
import { assetHref, assetSrcSet } from '~/routing/asset-href';

type SiteMenuProps = { frame?: FrameData | undefined; isOpen: boolean; onClose: () => void };

/** The full-screen menu. The browser's own modal dialog holds the focus, takes Esc and gives the focus back. */
export function SiteMenu({ frame, isOpen, onClose }: SiteMenuProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key: page } = useLocation();
  const section = useSection();
  const preview = useMenuPreview(frame?.menuPictures ?? {});
  const { show } = preview;
  useEffect(() => {
    if (!isOpen) dialog.current?.close();
    else if (!dialog.current?.open) {
      dialog.current?.showModal();
      show(section?.page ?? menuPages[0] ?? 'rooms');
    }
  }, [isOpen, show, section?.page]);
  useEffect(onClose, [onClose, page]);
  return (
    <dialog ref={dialog} className="site-menu" aria-label={t('menu.title')} onClose={onClose}>
      <div className="site-menu__words">
        <div className="site-menu__head">
          <button type="button" className="menu-button" onClick={onClose}>
            <Icon name="close" />
            {t('menu.close')}
          </button>
          <Brand frame={frame} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- clicks of its links, by keys too */}
        <nav className="site-menu__entries" aria-label={t('menu.title')} onClick={onClose}>
          <ul>
            {menuPages.map((entry) => (
              <li key={entry}>
                <LocaleLink
                  page={entry}
                  aria-current={section?.page === entry ? section.current : undefined}
                  onPointerEnter={() => show(entry)}
                  onFocus={() => show(entry)}
                >
                  {t(`pages.${entry}`)}
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
      </div>
      <MenuPreview preview={preview} />
    </dialog>
  );
}

/** The entry that this page belongs to: the entry's own page, or one below it. */
function useSection(): { page: MenuPage; current: 'page' | 'true' } | undefined {
  const { pathname } = useLocation();
  const locale = useLocale();
  for (const page of menuPages) {
    const path = href(page, locale);
    if (pathname === path) return { page, current: 'page' };
    if (pathname.startsWith(`${path}/`)) return { page, current: 'true' };
  }
  return undefined;
}

/** The picture of the entry under the pointer or the focus; the next one fades in over it once it is there. */
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
