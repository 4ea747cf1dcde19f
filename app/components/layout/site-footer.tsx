import { useTranslation } from 'react-i18next';
import { LocaleLink } from '~/routing/locale-link';
import type { FrameData } from './frame-data';
import { LanguageList } from './language-switch';
import { Mark } from './mark';

const informationPages = ['shipping', 'payment', 'terms', 'privacy'] as const;

/** Who we are, how to reach us, which languages and cards: in the same order on every page. */
export function SiteFooter({ frame }: { frame?: FrameData }) {
  const { t } = useTranslation();
  return (
    <footer className="site-footer">
      <div className="wrap grid">
        <div className="site-footer__house">
          <Mark />
          {frame ? <HouseAddress frame={frame} /> : null}
        </div>
        <nav className="site-footer__links" aria-labelledby="footer-shop">
          <h2 className="kicker" id="footer-shop">
            {t('footer.shop')}
          </h2>
          <ul>
            <li>
              <LocaleLink page="shop">{t('footer.products')}</LocaleLink>
            </li>
            <li>
              <LocaleLink page="cart">{t('header.cart')}</LocaleLink>
            </li>
          </ul>
        </nav>
        <nav className="site-footer__links" aria-labelledby="footer-information">
          <h2 className="kicker" id="footer-information">
            {t('footer.information')}
          </h2>
          <ul>
            {informationPages.map((page) => (
              <li key={page}>
                <LocaleLink page={page}>{t(`pages.${page}`)}</LocaleLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav className="site-footer__links" aria-labelledby="footer-languages">
          <h2 className="kicker" id="footer-languages">
            {t('footer.languages')}
          </h2>
          <LanguageList withCurrent />
        </nav>
        {frame ? <FooterEnd frame={frame} /> : null}
      </div>
    </footer>
  );
}

function HouseAddress({ frame }: { frame: FrameData }) {
  const { t } = useTranslation();
  const { house } = frame;
  return (
    <>
      <p className="site-footer__name" translate="no">
        {house.name}
      </p>
      <address>
        <p>
          {house.fullName}
          <br />
          {house.street}
          <br />
          {house.postalCode} {house.city}
        </p>
        <ul>
          <li>
            <a href={house.mapUrl} target="_blank" rel="noopener">
              {t('footer.map')}
              <span className="visually-hidden"> ({t('header.newTab')})</span>
            </a>
          </li>
          <li>
            <a href={`tel:${house.phone}`}>
              <span className="visually-hidden">{t('footer.phone')}: </span>
              {house.phoneDisplay}
            </a>
          </li>
          <li>
            <a href={`mailto:${house.email}`}>
              <span className="visually-hidden">{t('footer.email')}: </span>
              {house.email}
            </a>
          </li>
        </ul>
      </address>
    </>
  );
}

function FooterEnd({ frame }: { frame: FrameData }) {
  const { t } = useTranslation();
  const { seller, cards, house } = frame;
  return (
    <div className="site-footer__end">
      <p>
        {t('footer.seller')}: {seller.legalName}, {t('footer.oib')} {seller.oib}
      </p>
      <p>
        <span className="visually-hidden">{t('footer.cards')}: </span>
        {cards.join(' · ')}
      </p>
      {house.social.length > 0 ? (
        <ul aria-label={t('footer.follow')}>
          {house.social.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener">
                {name}
                <span className="visually-hidden"> ({t('header.newTab')})</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
