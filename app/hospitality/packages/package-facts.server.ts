import type { Package } from '~/content/offers-schema';
import type { EnquiryDetails } from '~/hospitality/enquiries/enquiry-details';
import { formatMoney } from '~/i18n/format';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { withdrawalEntry } from '~/i18n/statutory-labels';
import type { MailFact } from '~/platform/mail/mail-content';
import { getMailTexts, withNonBreakingSpaces } from '~/platform/mail/mail-texts.server';
import { toPlainLine, toPlainLines, toQuotedLine, toQuotedLines } from '~/platform/mail/plain-line';
import { addDays } from '~/platform/time/calendar';
import { type DaySpan, formatDaySpan } from '~/platform/time/day-span';
import { isDay } from '~/platform/time/typed-day';
import { href } from '~/routing/href';
import { vouchers } from './reservation-fields';

/** A package as requested or reserved; what is not known is empty or undefined. */
export type ChosenPackage = {
  /** Undefined if the hotel no longer offers it. */
  item: Package | undefined;
  forWhom: 'myself' | 'gift' | undefined;
  /** `2027-04-09`, or what the guest typed. */
  date: string;
  persons: number | undefined;
  /** In cents, as computed when the request was received. */
  price: { personCents: number; totalCents: number } | undefined;
  voucher: (typeof vouchers)[number] | undefined;
  recipientName: string;
  recipientEmail: string;
  recipientPhone: string;
  recipientAddress: string;
  giftMessage: string;
};

/** Reads what was requested from its fields, or from the stored details of a request. */
export function readChosenPackage(
  item: Package | undefined,
  details: EnquiryDetails,
): ChosenPackage {
  const text = (name: string) => {
    const value = details[name];
    return typeof value === 'string' ? value : '';
  };
  const { forWhom, personCents, totalCents } = details;
  return {
    item,
    forWhom: forWhom === 'gift' || forWhom === 'myself' ? forWhom : undefined,
    date: text('date'),
    persons: isCount(details.persons) ? details.persons : undefined,
    price: isCount(personCents) && isCount(totalCents) ? { personCents, totalCents } : undefined,
    voucher: vouchers.find((each) => each === details.voucher),
    recipientName: text('recipientName'),
    recipientEmail: text('recipientEmail'),
    recipientPhone: text('recipientPhone'),
    recipientAddress: text('recipientAddress'),
    giftMessage: text('giftMessage'),
  };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

/** How what was typed is repeated. */
export type Typed = {
  toLine: (typed: string) => string;
  toLines: (typed: string) => string[];
  /** A guest's email repeats no email address, which would become a link, and says “you” to the buyer. */
  isForHotel: boolean;
};

/** For the hotel. */
export const inFull: Typed = {
  toLine: (typed) => toPlainLine(typed),
  toLines: (typed) => toPlainLines(typed),
  isForHotel: true,
};

/** For an address that anyone may have typed. */
export const quoted: Typed = {
  toLine: (typed) => toQuotedLine(typed),
  toLines: (typed) => toQuotedLines(typed),
  isForHotel: false,
};

/** The first and the last day of a package that begins on a day; undefined if that is no day. */
export function findPackageSpan(item: Package | undefined, date: string): DaySpan | undefined {
  if (!isDay(date)) return undefined;
  const span = item?.dates.find(({ from }) => from === date);
  return span ?? { from: date, to: addDays(date, item?.nights ?? 0) };
}

/** The same, written out. */
export function formatPackageDates(
  item: Package | undefined,
  date: string,
  locale: Locale,
): string | undefined {
  const span = findPackageSpan(item, date);
  return span && formatDaySpan(span, locale);
}

function dateFact({ item, forWhom, date }: ChosenPackage, locale: Locale, typed: Typed): MailFact {
  const t = getMailTexts(locale);
  const dates = formatPackageDates(item, date, locale);
  if (dates !== undefined) return { label: t('packageFacts.date'), value: dates };
  if (forWhom === 'gift') {
    return { label: t('packageFacts.date'), value: t('packageFacts.recipientChooses') };
  }
  return {
    label: t('packageFacts.wish'),
    value: typed.toLine(date) || t('packageFacts.open'),
  };
}

/** Omits what is not known. */
const fact = (label: string, value: string | undefined): MailFact[] =>
  value ? [{ label, value }] : [];

function personsFact({ persons }: ChosenPackage, locale: Locale): MailFact[] {
  const t = getMailTexts(locale);
  return fact(
    t('packageFacts.persons'),
    persons === undefined ? undefined : t('enquiry.persons', { count: persons }),
  );
}

const recipientFact = ({ forWhom, recipientName }: ChosenPackage, locale: Locale, typed: Typed) =>
  forWhom === 'gift'
    ? fact(getMailTexts(locale)('packageFacts.recipient'), typed.toLine(recipientName))
    : [];

const recipientAddressLine = ({ recipientAddress }: ChosenPackage, { toLines }: Typed): string =>
  toLines(recipientAddress).filter(Boolean).join(', ');

function giftFacts(chosen: ChosenPackage, locale: Locale, typed: Typed): MailFact[] {
  const { forWhom, voucher, recipientEmail, recipientPhone } = chosen;
  if (forWhom !== 'gift') return [];
  const t = getMailTexts(locale);
  const how = voucher === 'buyer' && !typed.isForHotel ? 'you' : voucher;
  return [
    ...recipientFact(chosen, locale, typed),
    ...(how ? fact(t('packageFacts.voucher'), t(`packageFacts.${how}`)) : []),
    ...(voucher === 'email' && typed.isForHotel
      ? fact(t('packageFacts.recipientEmail'), recipientEmail)
      : []),
    ...(voucher === 'email' ? fact(t('packageFacts.recipientPhone'), recipientPhone) : []),
    ...(voucher === 'post'
      ? fact(t('packageFacts.recipientAddress'), recipientAddressLine(chosen, typed))
      : []),
  ];
}

/** The package, its price, and how a gift is sent, in one language. */
export function listPackageFacts(chosen: ChosenPackage, locale: Locale, typed: Typed): MailFact[] {
  const t = getMailTexts(locale);
  const { item, forWhom, price } = chosen;
  return [
    ...fact(t('packageFacts.package'), item?.name[locale]),
    ...(forWhom ? fact(t('packageFacts.forWhom'), t(`packageFacts.${forWhom}`)) : []),
    dateFact(chosen, locale, typed),
    ...personsFact(chosen, locale),
    ...fact(t('packageFacts.person'), price && formatMoney(price.personCents)),
    ...fact(t('packageFacts.total'), price && formatMoney(price.totalCents)),
    ...giftFacts(chosen, locale, typed),
  ];
}

/** What the hotel has to do once the guest has confirmed: arrange the payment, and send a gift. */
export function listPackageTasks(
  chosen: ChosenPackage,
  buyer: { fullName: string; email: string },
  locale: Locale,
): string[] {
  const t = getMailTexts(locale);
  const { forWhom, voucher, price, recipientName, recipientEmail } = chosen;
  const pay = price
    ? t('guestAction.pay', { total: formatMoney(price.totalCents) })
    : t('guestAction.payOpen');
  if (forWhom !== 'gift' || !voucher) return [pay];
  const recipients = {
    email: [recipientName, recipientEmail],
    post: [recipientName, recipientAddressLine(chosen, inFull)],
    buyer: [buyer.fullName, buyer.email],
  };
  const to = recipients[voucher].map(inFull.toLine).filter(Boolean).join(', ');
  return [pay, t('guestAction.gift', { how: t(`packageFacts.${voucher}`), to })];
}

/** What a guest does not get, or no longer wants: the package, its dates and the number of people. */
export const listStayFacts = (chosen: ChosenPackage, locale: Locale): MailFact[] => [
  ...fact(getMailTexts(locale)('packageFacts.package'), chosen.item?.name[locale]),
  dateFact(chosen, locale, quoted),
  ...personsFact(chosen, locale),
];

type OfferTerms = {
  /** Undefined if no free cancellation is promised. */
  freeCancellationDays: number | undefined;
  /** The origin of the links of an email; a page has links without one. */
  siteUrl?: string | undefined;
};

/** What a guest confirms: the package, its dates, the total, the recipient of a gift, and how it can be cancelled. */
export function listOfferFacts(
  chosen: ChosenPackage,
  terms: OfferTerms,
  locale: Locale,
): MailFact[] {
  const t = getMailTexts(locale);
  const { price } = chosen;
  return [
    ...listStayFacts(chosen, locale),
    ...fact(t('packageFacts.total'), price && formatMoney(price.totalCents)),
    ...recipientFact(chosen, locale, quoted),
    ...withdrawalFact(chosen, terms, locale),
  ];
}

/** In the words of the page to request the package. Reasons: docs/decisions/0088. */
function withdrawalFact(
  { item, forWhom, date }: ChosenPackage,
  { freeCancellationDays: count, siteUrl }: OfferTerms,
  locale: Locale,
): MailFact[] {
  if (!item) return [];
  const t = getT(locale);
  const text = withdrawalEntry[locale];
  const path = href('withdrawal', locale);
  const link = { text, href: siteUrl === undefined ? path : new URL(path, siteUrl).href };
  const label = t('reservation:conditions.withdrawal');
  const right = (value: string) => [{ label, value: withNonBreakingSpaces(value), link }];
  if (item.dates.length === 0) {
    return right(t('reservation:conditions.withdrawalText', { link: text }));
  }
  if (forWhom === 'gift' && !isDay(date)) {
    return right(t('reservation:conditions.giftText', { link: text }));
  }
  const texts = [
    t('reservation:conditions.datedText'),
    ...(count === undefined ? [] : [t('reservation:conditions.cancellationText', { count })]),
  ];
  return [{ label, value: withNonBreakingSpaces(texts.join(' ')) }];
}
