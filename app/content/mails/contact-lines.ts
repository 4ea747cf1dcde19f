import type { Site } from '~/content/content-schema';
import type { MailLine } from '~/platform/mail/mail-content';

type Contact = { phone: string; phoneDisplay: string; email: string };

const contactLines = ({ phone, phoneDisplay, email }: Contact): MailLine[] => [
  { text: phoneDisplay, href: `tel:${phone}` },
  { text: email, href: `mailto:${email}` },
];

/** The hotel's name, address, telephone and email, as the footer of an email to a guest or buyer. */
export const hotelFooter = ({ hotel }: Site): { heading: string; lines: MailLine[] } => ({
  heading: hotel.fullName,
  lines: [{ text: `${hotel.street}, ${hotel.postalCode} ${hotel.city}` }, ...contactLines(hotel)],
});

/** The seller's address, telephone and email. @param country in the reader's language */
export const sellerLines = ({ seller }: Site, country: string): MailLine[] => [
  { text: `${seller.street}, ${seller.postalCode} ${seller.city}, ${country}` },
  ...contactLines(seller),
];
