import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';

type BookingWaysProps = { bookingUrl: string; phone: string; phoneDisplay: string };

/** The booking engine, and a person to talk to. */
export function BookingWays({ bookingUrl, phone, phoneDisplay }: BookingWaysProps) {
  const { t } = useTranslation(['rooms', 'common']);
  return (
    <p className="booking-ways">
      <a className={buttonClass()} href={bookingUrl} target="_blank" rel="noopener">
        {t('book')}
        <span className="visually-hidden"> ({t('common:header.newTab')})</span>
      </a>
      <a className="booking-ways__phone" href={`tel:${phone}`}>
        <Icon name="phone" />
        <span>
          <span className="visually-hidden">{t('call')} </span>
          {phoneDisplay}
        </span>
      </a>
    </p>
  );
}
