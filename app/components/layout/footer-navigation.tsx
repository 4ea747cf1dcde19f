import { useTranslation } from 'react-i18next';
import { LocaleLink } from '~/routing/locale-link';
import type { FrameData } from './frame-data';
import { LanguageList } from './language-switch';

const groups = {
  stay: ['rooms', 'wellness', 'heritage', 'gallery', 'packages', 'experiences', 'news'],
  taste: ['restaurant', 'tavern', 'tableReservation', 'oleotheque', 'shop', 'priceList'],
  service: ['contact', 'faq', 'shipping', 'payment', 'terms', 'withdrawal'],
} as const;

type FooterPage = (typeof groups)[keyof typeof groups][number];

/** Every section of the site in plain lists: what the menu is where there are no scripts. */
export function FooterNavigation({ frame }: { frame?: FrameData }) {
  const { t } = useTranslation();
  // The tavern's name is the house's; the other words are ours.
  const nameOf = (page: FooterPage) =>
    page === 'tavern' && frame ? (
      <span lang="hr" translate="no">
        {frame.house.tavern}
      </span>
    ) : (
      t(`pages.${page}`)
    );
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
            {pages.map((page) => (
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
