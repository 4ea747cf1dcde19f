import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import { NewTabLink } from '~/components/ui/new-tab-link';

type BookingWaysProps = { bookingUrl: string; phone: string; phoneDisplay: string };

/** A link to the booking engine, and the telephone number for a personal booking. */
export function BookingWays({ bookingUrl, ...numbers }: BookingWaysProps) {
  const { t } = useTranslation('rooms');
  return (
    <p className="booking-ways">
      <NewTabLink className={buttonClass()} href={bookingUrl}>
        {t('book')}
      </NewTabLink>
      <BookingPhone {...numbers} />
    </p>
  );
}

/** The telephone number for a personal booking. */
export function BookingPhone({ phone, phoneDisplay }: Omit<BookingWaysProps, 'bookingUrl'>) {
  const { t } = useTranslation('rooms');
  return (
    <a className="booking-ways__phone" href={`tel:${phone}`}>
      <Icon name="phone" />
      <span>
        <span className="visually-hidden">{t('call')} </span>
        {phoneDisplay}
      </span>
    </a>
  );
}
