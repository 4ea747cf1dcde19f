import type { Site } from '~/content/content-schema';
import { writeSellerAddress } from '~/content/seller-address';
import type { Locale } from '~/i18n/locales';
import type { MailLine } from '~/platform/mail/mail-content';

type Contact = { phone: string; phoneDisplay: string; email: string };

const contactLines = ({ phone, phoneDisplay, email }: Contact): MailLine[] => [
  { text: phoneDisplay, href: `tel:${phone}` },
  { text: email, href: `mailto:${email}` },
];

/** The hotel's name, address, telephone and email, as the footer of an email to a guest. */
export const hotelFooter = ({ hotel }: Site): { heading: string; lines: MailLine[] } => ({
  heading: hotel.fullName,
  lines: [{ text: `${hotel.street}, ${hotel.postalCode} ${hotel.city}` }, ...contactLines(hotel)],
});

/** The seller's name, address, telephone and email, as the footer of an email about an order. */
export const sellerFooter = (
  site: Site,
  locale: Locale,
): { heading: string; lines: MailLine[] } => ({
  heading: site.seller.legalName,
  lines: sellerLines(site, locale),
});

/** The seller's address, telephone and email, in the reader's language. */
export const sellerLines = (site: Site, locale: Locale): MailLine[] => [
  { text: writeSellerAddress(site, locale) },
  ...contactLines(site.seller),
];
