import { useTranslation } from 'react-i18next';
import { defaultLocale } from '~/i18n/locales';
import type { FrameData, MenuPage } from './frame-data';

type NamedPage =
  | MenuPage
  | 'tableReservation'
  | 'priceList'
  | 'faq'
  | 'shipping'
  | 'payment'
  | 'terms'
  | 'guarantee';

/** The text of links to a page: the tavern's name comes from the hotel, all others from the translations. */
export function PageName({ page, frame }: { page: NamedPage; frame?: FrameData | undefined }) {
  const { t } = useTranslation();
  if (page !== 'tavern' || !frame?.hotel.tavern) return t(`pages.${page}`);
  return (
    <span lang={defaultLocale} translate="no">
      {frame.hotel.tavern}
    </span>
  );
}
