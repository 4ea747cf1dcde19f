import { useTranslation } from 'react-i18next';
import type { FrameData } from './frame-data';
import { defaultLocale } from '~/i18n/locales';

/** Name, address, map, telephone, mail and social networks: the ways to reach the hotel. */
export function HotelAddress({ house }: { house: FrameData['house'] }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="site-footer__name" translate="no">
        {house.name}
      </p>
      <address>
        <p lang={defaultLocale}>
          {house.fullName}
          <br />
          {house.street}
          <br />
          {`${house.postalCode} ${house.city}`}
        </p>
        <ul>
          <li>
            <NewTabLink url={house.mapUrl}>{t('footer.map')}</NewTabLink>
          </li>
          <li>
            <a href={`tel:${house.phone}`}>
              <span className="visually-hidden">{`${t('footer.phone')}: `}</span>
              {house.phoneDisplay}
            </a>
          </li>
          <li>
            <a href={`mailto:${house.email}`}>
              <span className="visually-hidden">{`${t('footer.email')}: `}</span>
              {house.email}
            </a>
          </li>
        </ul>
      </address>
      {house.social.length > 0 ? (
        <ul className="site-footer__social" aria-label={t('footer.follow')}>
          {house.social.map(({ name, url }) => (
            <li key={url}>
              <NewTabLink url={url}>{name}</NewTabLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function NewTabLink({ url, children }: { url: string; children: string }) {
  const { t } = useTranslation();
  return (
    <a href={url} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` (${t('header.newTab')})`}</span>
    </a>
  );
}
