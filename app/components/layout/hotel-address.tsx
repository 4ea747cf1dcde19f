import { useTranslation } from 'react-i18next';
import { NewTabLink } from '~/components/ui/new-tab-link';
import type { FrameData } from './frame-data';
import { defaultLocale } from '~/i18n/locales';

/** Name, address, map, telephone, email and social networks of the hotel. */
export function HotelAddress({ hotel }: { hotel: FrameData['hotel'] }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="site-footer__name" translate="no">
        {hotel.name}
      </p>
      <address>
        <p lang={defaultLocale}>
          {hotel.fullName}
          <br />
          {hotel.street}
          <br />
          {`${hotel.postalCode} ${hotel.city}`}
        </p>
        <ul>
          <li>
            <NewTabLink href={hotel.mapUrl}>{t('footer.map')}</NewTabLink>
          </li>
          <li>
            <a href={`tel:${hotel.phone}`}>
              <span className="visually-hidden">{`${t('footer.phone')}: `}</span>
              {hotel.phoneDisplay}
            </a>
          </li>
          <li>
            <a href={`mailto:${hotel.email}`}>
              <span className="visually-hidden">{`${t('footer.email')}: `}</span>
              {hotel.email}
            </a>
          </li>
        </ul>
      </address>
      {hotel.social.length > 0 ? (
        <ul className="site-footer__social" aria-label={t('footer.follow')}>
          {hotel.social.map(({ name, url }) => (
            <li key={url}>
              <NewTabLink href={url}>{name}</NewTabLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
