import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NewTabLink } from '~/components/ui/new-tab-link';
import { Picture } from '~/components/ui/picture';
import { LocaleLink } from '~/routing/locale-link';
import { FooterNavigation } from './footer-navigation';
import type { FrameData } from './frame-data';
import { HotelAddress } from './hotel-address';
import { CachedFragment } from './cached-fragment';
import { Mark } from '#hotel/mark';
import { PaymentMarks } from './payment-marks';
import { defaultLocale } from '~/i18n/locales';

const legalPages = ['privacy', 'cookies', 'imprint', 'accessibility'] as const;

type SiteFooterProps = {
  frame?: FrameData | undefined;
  weather?: ReactNode;
  /** Between the lists and the small print. */
  newsletter?: ReactNode;
};

/** The hotel's contact details, every section, partners, cards and legal pages, in the same order on every page. */
export function SiteFooter({ frame, weather, newsletter }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <CachedFragment name="footer" className="wrap">
        <div className="site-footer__top">
          <div className="site-footer__hotel">
            <Mark />
            {frame ? <HotelAddress hotel={frame.hotel} /> : null}
            {weather}
          </div>
          <FooterNavigation frame={frame} />
          {frame ? <Partners partners={frame.hotel.partners} /> : null}
        </div>
        {newsletter}
        {frame ? <FooterEnd frame={frame} /> : null}
      </CachedFragment>
    </footer>
  );
}

function Partners({ partners }: { partners: FrameData['hotel']['partners'] }) {
  const { t } = useTranslation();
  if (partners.length === 0) return null;
  return (
    <section className="partners" aria-labelledby="partners">
      <h2 className="kicker" id="partners">
        {t('footer.partners')}
      </h2>
      <ul>
        {partners.map(({ name, url, picture }) => (
          <li key={url}>
            <NewTabLink href={url}>
              <Picture image={{ ...picture, alt: name }} sizes="9rem" />
            </NewTabLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The small print: seller, cards, legal pages, credit. */
export function FooterEnd({ frame }: { frame: FrameData }) {
  const { t } = useTranslation();
  const { seller, cards, hotel, analytics } = frame;
  return (
    <div className="site-footer__end">
      <p>
        {t('footer.seller')}: <span lang={defaultLocale}>{seller.legalName}</span>,{' '}
        {t('footer.taxNumber')} {seller.taxNumber}
      </p>
      {cards.length > 0 ? <PaymentMarks names={cards} /> : null}
      <ul>
        {legalPages.map((page) => (
          <li key={page}>
            <LocaleLink page={page}>{t(`pages.${page}`)}</LocaleLink>
          </li>
        ))}
        {analytics ? (
          <li>
            <LocaleLink page="cookies" hash="consent">
              {analytics.manage}
            </LocaleLink>
          </li>
        ) : null}
      </ul>
      <p>
        {t('footer.credit')}{' '}
        <NewTabLink href={hotel.credit.url} translate="no">
          {hotel.credit.name}
        </NewTabLink>
      </p>
    </div>
  );
}
