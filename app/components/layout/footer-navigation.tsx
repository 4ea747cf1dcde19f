import { useTranslation } from 'react-i18next';
import { withdrawalEntry } from '~/i18n/statutory-labels';
import { useLocale } from '~/i18n/use-locale';
import { hasPage } from '~/routing/paths';
import { LocaleLink } from '~/routing/locale-link';
import type { FrameData } from './frame-data';
import { LanguageList } from './language-switch';
import { PageName } from './page-name';

const stay = [
  'heritage',
  'rooms',
  'wellness',
  'packages',
  'experiences',
  'gallery',
  'news',
] as const;

const taste = [
  'restaurant',
  'tavern',
  'oleotheque',
  'shop',
  'tableReservation',
  'priceList',
] as const;

const service = [
  'contact',
  'faq',
  'shipping',
  'payment',
  'terms',
  'guarantee',
  'withdrawal',
] as const;

/** Where there is nothing to eat or to taste, the shop is among the pages about orders. */
const groups =
  hasPage('restaurant') || hasPage('oleotheque')
    ? ([
        ['stay', stay],
        ['taste', taste],
        ['service', service],
      ] as const)
    : ([
        ['stay', stay],
        ['service', ['shop', 'priceList', ...service]],
      ] as const);

/** Every section of the site in plain lists; it replaces the menu in browsers without popovers. */
export function FooterNavigation({ frame }: { frame?: FrameData | undefined }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <nav
      className="footer-navigation"
      id="footer-navigation"
      tabIndex={-1}
      aria-label={t('footer.navigation')}
    >
      {groups.map(([group, pages]) => (
        <div key={group}>
          <h2 className="kicker">{t(`footer.groups.${group}`)}</h2>
          <ul>
            {pages.filter(hasPage).map((page) => (
              <li key={page}>
                <LocaleLink page={page}>
                  {page === 'withdrawal' ? (
                    withdrawalEntry[locale]
                  ) : (
                    <PageName page={page} frame={frame} />
                  )}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <h2 className="kicker">{t('footer.languages')}</h2>
        <LanguageList withCurrent />
      </div>
    </nav>
  );
}
