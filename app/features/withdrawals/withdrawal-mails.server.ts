import { addDays, dayInZagreb } from '~/features/calendar/calendar';
import type { Site } from '~/features/content/content-schema';
import { sortableTime } from '~/features/enquiries/enquiry-mails.server';
import type { Letter } from '~/features/mail/letter';
import { renderLetter } from '~/features/mail/letters.server';
import type { MailTexts } from '~/features/mail/mail-keys';
import { getMailTexts } from '~/features/mail/mail-texts.server';
import { countryName } from '~/features/mail/order-mail-parts';
import { languageName, operatorLocale } from '~/features/mail/order-notice-content';
import type { OutgoingMail } from '~/features/mail/outgoing-mail';
import { toPlainLine, toPlainLines } from '~/features/mail/plain-line';
import { formatDay, formatMoment, formatMoney } from '~/i18n/format';
import type { WithdrawalTable } from '~/server/database/withdrawal-tables';
import type { MatchedOrder } from './matched-order.server';
import type { NewWithdrawal } from './withdrawals.server';

export type WithdrawalMailOptions = {
  site: Site;
  /** Who gets the house's mail; the seller's address unless given. */
  operatorAddress?: string;
};

/** Refunds are owed within so many days of the statement (CRD Art. 13(1)). */
const refundDays = 14;

function receiptLetter(row: NewWithdrawal, { seller, house }: Site): Letter {
  const { locale, reference } = row;
  const t = getMailTexts(locale);
  const moment = formatMoment(new Date(row.created_at), locale);
  const next = ['refund', 'reserved', 'goods', 'service', 'receiptOnly'] as const;
  const address = `${seller.street}, ${seller.postalCode} ${seller.city}`;
  return {
    locale,
    subject: t('withdrawalReceipt.subject', { reference, house: house.fullName }),
    preview: t('withdrawalReceipt.preview', { moment }),
    house: house.name,
    kicker: reference,
    title: t('withdrawalReceipt.title'),
    opening: [
      t('enquiry.greeting', { name: toPlainLine(row.full_name) }),
      t('withdrawalReceipt.intro'),
    ],
    facts: [
      { label: t('withdrawalReceipt.reference'), value: reference },
      { label: t('withdrawalReceipt.submitted'), value: moment },
    ],
    note: { heading: t('withdrawalReceipt.statement'), lines: toPlainLines(row.statement) },
    chapters: [
      {
        heading: t('withdrawalReceipt.nextTitle'),
        paragraphs: next.map((key) => t(`withdrawalReceipt.${key}`)),
      },
    ],
    blocks: [
      {
        heading: t('withdrawalReceipt.returnTitle'),
        lines: [seller.shortName, address, countryName(seller.country, locale)].map((text) => ({
          text,
        })),
      },
    ],
    foot: {
      heading: seller.legalName,
      lines: [
        { text: `${address}, ${countryName(seller.country, locale)}` },
        { text: seller.phoneDisplay, href: `tel:${seller.phone}` },
        { text: seller.email, href: `mailto:${seller.email}` },
      ],
      note: t('withdrawalReceipt.notYou'),
    },
  };
}

/** The last day for the refund, as the house reads it. */
function refundDay({ created_at }: Pick<NewWithdrawal, 'created_at'>): string {
  const day = addDays(dayInZagreb(new Date(created_at)), refundDays);
  return formatDay(day, operatorLocale);
}

/** What the house has to do about the order now. */
function listTasks(
  row: Pick<NewWithdrawal, 'created_at' | 'effect' | 'items'>,
  order: MatchedOrder | undefined,
  t: MailTexts,
): string[] {
  if (!order) return [t('withdrawalNotice.unmatched')];
  const { state, isShipped, isUndecided, isLate, number } = order;
  const day = refundDay(row);
  const task = (key: 'captured' | 'shipped' | 'partial' | 'review', verb: string) =>
    t(`withdrawalNotice.${key}`, { day, command: `npm run orders -- ${verb} ${number}` });
  const late = isLate ? [t('withdrawalNotice.late')] : [];
  if (row.effect === 'none') return [t('withdrawalNotice.over')];
  if (row.effect === 'void') return [t(`withdrawalNotice.${isUndecided ? 'unpaid' : 'void'}`)];
  if (row.items !== '') return [task('partial', 'show'), ...late];
  if (state === 'captured') return [task('captured', 'refund'), ...late];
  return [isShipped ? task('shipped', 'void') : task('review', 'show')];
}

const withheldKeys = {
  trap: 'withheldTrap',
  early: 'withheldEarly',
  recipient: 'withheldRecipient',
} as const;

function listWithheld(withheld: WithdrawalTable['withheld'], t: MailTexts): string[] {
  if (withheld === null || withheld === 'sender') return [];
  return [t(`withdrawalNotice.${withheldKeys[withheld]}`)];
}

function orderFacts(order: MatchedOrder | undefined, t: MailTexts): NonNullable<Letter['facts']> {
  if (!order) return [{ label: t('withdrawalNotice.match'), value: t('withdrawalNotice.noMatch') }];
  const shipped = order.isShipped ? [t('withdrawalStates.shipped')] : [];
  return [
    { label: t('withdrawalNotice.match'), value: order.number },
    {
      label: t('withdrawalNotice.state'),
      value: [t(`withdrawalStates.${order.state}`), ...shipped].join(', '),
    },
    { label: t('withdrawalNotice.total'), value: formatMoney(order.totalCents) },
  ];
}

function noticeLetter(row: NewWithdrawal, order: MatchedOrder | undefined, site: Site): Letter {
  const t = getMailTexts(operatorLocale);
  const submitted = new Date(row.created_at);
  const tasks = [...listWithheld(row.withheld ?? null, t), ...listTasks(row, order, t)];
  return {
    locale: operatorLocale,
    subject: t('withdrawalNotice.subject', {
      date: sortableTime(submitted),
      contract: toPlainLine(order?.number ?? row.order_number, 40),
      name: toPlainLine(row.full_name),
      language: languageName(row.locale),
    }),
    preview: tasks[0] ?? '',
    house: site.house.name,
    kicker: t('withdrawalNotice.kicker', { reference: row.reference }),
    title: t('withdrawalNotice.title'),
    opening: tasks,
    facts: [
      { label: t('enquiry.received'), value: formatMoment(submitted, operatorLocale) },
      { label: t('withdrawalNotice.refundBy'), value: refundDay(row) },
      { label: t('enquiry.name'), value: toPlainLine(row.full_name) },
      { label: t('enquiry.email'), value: row.email },
      { label: t('notice.language'), value: languageName(row.locale) },
      { label: t('withdrawalNotice.typed'), value: toPlainLine(row.order_number) },
      ...orderFacts(order, t),
    ],
    note: { heading: t('withdrawalNotice.statement'), lines: toPlainLines(row.statement) },
    foot: { lines: [{ text: t('withdrawalNotice.reply') }] },
  };
}

type Reader = Pick<NewWithdrawal, 'full_name' | 'email' | 'reference'>;

async function noticeMail(
  row: Reader,
  about: 'notice' | 'left',
  letter: Letter,
  { site, operatorAddress = site.seller.email }: WithdrawalMailOptions,
): Promise<OutgoingMail> {
  return {
    dedupeKey: `withdrawal:${row.reference}:${about}`,
    kind: `withdrawal-${about}`,
    to: { name: site.house.fullName, address: operatorAddress },
    replyTo: { name: row.full_name, address: row.email },
    ...(await renderLetter(letter)),
  };
}

/**
 * The mails of a withdrawal: the house's, in Croatian, with what is to be done; and the consumer's, in his language, unless
 * it is withheld. The consumer's is the same for known and unknown orders. From a sender of too many there are none.
 */
export async function renderWithdrawalMails(
  row: NewWithdrawal,
  order: MatchedOrder | undefined,
  options: WithdrawalMailOptions,
): Promise<OutgoingMail[]> {
  if (row.withheld === 'sender') return [];
  const { site, operatorAddress = site.seller.email } = options;
  const notice = await noticeMail(row, 'notice', noticeLetter(row, order, site), options);
  if (row.withheld) return [notice];
  const receipt: OutgoingMail = {
    dedupeKey: `withdrawal:${row.reference}:receipt`,
    kind: 'withdrawal-receipt',
    to: { name: row.full_name, address: row.email },
    replyTo: { name: site.house.fullName, address: operatorAddress },
    ...(await renderLetter(receiptLetter(row, site))),
  };
  return [receipt, notice];
}

/** The house's mail when a reservation could not be given up by itself after all. */
export function renderLeftMail(
  row: NewWithdrawal,
  order: MatchedOrder,
  reason: string | undefined,
  options: WithdrawalMailOptions,
): Promise<OutgoingMail> {
  const t = getMailTexts(operatorLocale);
  const letter = noticeLetter({ ...row, effect: 'operator', withheld: null }, order, options.site);
  const why = reason ? [{ label: t('withdrawalNotice.reason'), value: toPlainLine(reason) }] : [];
  return noticeMail(
    row,
    'left',
    {
      ...letter,
      subject: t('withdrawalNotice.leftSubject', {
        date: sortableTime(new Date(row.created_at)),
        contract: order.number,
      }),
      title: t('withdrawalNotice.leftTitle'),
      opening: [t('withdrawalNotice.leftText'), ...letter.opening],
      facts: [...why, ...(letter.facts ?? [])],
    },
    options,
  );
}
