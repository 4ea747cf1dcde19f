import { useTranslation } from 'react-i18next';
import { withdrawalEntry } from '~/i18n/statutory-labels';
import { useLocale } from '~/i18n/use-locale';
import { hasPage } from '~/routing/paths';
import { LocaleLink } from '~/routing/locale-link';
import type { FrameData } from './frame-data';
import { LanguageList } from './language-switch';
import { defaultLocale } from '~/i18n/locales';

const groups = {
  stay: ['rooms', 'wellness', 'heritage', 'gallery', 'packages', 'experiences', 'news'],
  taste: ['restaurant', 'tavern', 'tableReservation', 'oleotheque', 'shop', 'priceList'],
  service: ['contact', 'faq', 'shipping', 'payment', 'terms', 'guarantee', 'withdrawal'],
} as const;

type FooterPage = (typeof groups)[keyof typeof groups][number];

/** Every section of the site in plain lists: what the menu is where there are no scripts. */
export function FooterNavigation({ frame }: { frame?: FrameData | undefined }) {
  const { t } = useTranslation();
  const locale = useLocale();
  // The tavern's name is the hotel's, the withdrawal's the law's; the other labels are ours.
  const nameOf = (page: FooterPage) => {
    if (page === 'withdrawal') return withdrawalEntry[locale];
    if (page !== 'tavern' || !frame) return t(`pages.${page}`);
    return (
      <span lang={defaultLocale} translate="no">
        {frame.hotel.tavern}
      </span>
    );
  };
  return (
    <nav
      className="footer-navigation"
      id="footer-navigation"
      tabIndex={-1}
      aria-label={t('footer.navigation')}
    >
      {Object.entries(groups).map(([group, pages]) => (
        <div key={group}>
          <h2 className="kicker">{t(`footer.groups.${group as keyof typeof groups}`)}</h2>
          <ul>
            {pages.filter(hasPage).map((page) => (
              <li key={page}>
                <LocaleLink page={page}>{nameOf(page)}</LocaleLink>
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
