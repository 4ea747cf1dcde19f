import { useLocation, useRouteError } from '@remix-run/react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { byLocale, type Locale, localeTable, locales } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import { withoutCampaign } from '~/routing/campaign-parameters';
import { href } from '~/routing/href';
import { usePagePaths } from '~/routing/use-page-paths';

/** The paths of this page in every language; on error pages, the home pages. */
export function useAlternates(): Record<Locale, string> {
  // The page is cached for everyone, whatever campaign parameters the URL contains.
  const search = withoutCampaign(useLocation().search);
  const error = useRouteError();
  const page = usePagePaths();
  return byLocale((locale) =>
    error || !page || page.match.page === 'notFound'
      ? href('home', locale)
      : page.paths[locale] + search,
  );
}

/** Links to the other languages. They load a new document, so that every part of the page changes its language. */
export function LanguageList({ withCurrent = false }: { withCurrent?: boolean }) {
  const current = useLocale();
  const paths = useAlternates();
  return (
    <ul className="languages__list">
      {locales
        .filter((locale) => withCurrent || locale !== current)
        .map((locale) => (
          <li key={locale}>
            <a
              href={paths[locale]}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
            >
              {localeTable[locale].name}
            </a>
          </li>
        ))}
    </ul>
  );
}

/** The current language, with the others on demand: by click, by key, and by hovering with a mouse. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const current = useLocale();
  const box = useRef<HTMLDetailsElement>(null);
  const setOpen = (open: boolean) => {
    if (box.current) box.current.open = open;
  };
  const onHover = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(open);
  };
  // Wherever the focus is: the list may be open under the pointer alone (WCAG 1.4.13).
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const list = box.current;
      if (key !== 'Escape' || !list?.open) return;
      list.open = false;
      if (list.contains(document.activeElement)) list.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it opens by its summary; this adds a mouse
    <details
      className="languages"
      ref={box}
      onPointerEnter={onHover(true)}
      onPointerLeave={onHover(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <summary
        onPointerDown={(event) => {
          // With scripts, hovering has already opened it; the click must not close it under the pointer.
          if (event.pointerType === 'mouse' && box.current?.open)
            event.currentTarget.dataset.mouse = 'true';
        }}
        onClick={(event) => {
          if (event.currentTarget.dataset.mouse) event.preventDefault();
          delete event.currentTarget.dataset.mouse;
        }}
      >
        <span className="visually-hidden">{`${t('header.languages')}: `}</span>
        <span className="languages__name">{localeTable[current].name}</span>{' '}
        <span className="languages__code" aria-hidden="true">
          {current.toUpperCase()}
        </span>
        <Icon name="down" />
      </summary>
      <LanguageList />
    </details>
  );
}
