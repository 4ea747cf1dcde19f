import { addDays, hotelDay } from '~/platform/time/calendar';
import type { Site } from '~/content/content-schema';
import { sortableTime } from '~/content/mails/enquiry-mails.server';
import { type MailSettings, shopMailbox } from '~/content/mails/mail-settings.server';
import type { EmailContent } from '~/platform/mail/email-content';
import { renderEmail } from '~/platform/mail/render-email.server';
import type { MailTexts } from '~/platform/mail/mail-keys';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { getT } from '~/i18n/i18n.server';
import { languageName, staffLocale } from '~/i18n/staff-locale';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { toPlainLine, toPlainLines } from '~/platform/mail/plain-line';
import { formatDay, formatMoment, formatMoney } from '~/i18n/format';
import type { WithdrawalTable } from '~/platform/database/withdrawal-tables';
import { resourceHref } from '~/routing/resource-href';
import { orderActionLabels } from '~/shop/orders/mails/order-action-labels.server';
import { hasPage } from '~/routing/paths';
import { isClosed, isRelease } from './effect';
import type { MatchedOrder } from './matched-order.server';
import type { NewWithdrawal } from './withdrawals.server';

/** Refunds are due within this many days of the statement (CRD Art. 13(1)). */
const refundDays = 14;

/** The last day for the refund in the hotel's time zone, `2026-12-05`, counted from the statement, confirmed or not. */
export function refundDueDay({ created_at }: Pick<NewWithdrawal, 'created_at'>): string {
  return addDays(hotelDay(new Date(created_at)), refundDays);
}

/** The last day for the refund, formatted for staff. */
export const formatRefundDay = (row: Pick<NewWithdrawal, 'created_at'>) =>
  formatDay(refundDueDay(row), staffLocale);

type Task = 'captured' | 'unsent' | 'shipped' | 'partial' | 'partialCharged' | 'review' | 'held';

/** What staff have to do about the order now. */
function listTasks(
  row: Pick<NewWithdrawal, 'reference' | 'created_at' | 'effect' | 'items' | 'withheld'>,
  order: MatchedOrder | undefined,
  t: MailTexts,
): string[] {
  if (!order) return [t('withdrawalNotice.unmatched')];
  const { state, isShipped, isUndecided, isLate } = order;
  const task = (key: Task) =>
    t(`withdrawalNotice.${key}`, { day: formatRefundDay(row), ...orderActionLabels() });
  const late = isLate ? [t('withdrawalNotice.late')] : [];
  if (isRelease(row.effect)) return [t(`withdrawalNotice.${isUndecided ? 'unpaid' : 'void'}`)];
  if (row.effect === 'none' || isClosed(order)) return [t('withdrawalNotice.over')];
  if (row.effect === 'unproven') return [...unprovenTasks(row, t), ...late];
  if (row.items !== '' && state === 'captured') return [task('partialCharged'), ...late];
  if (row.items !== '')
    return [...(state === 'review' ? [task('review')] : []), task('partial'), ...late];
  if (state === 'captured') return [task(isShipped ? 'captured' : 'unsent'), ...late];
  if (isShipped) return [task('shipped')];
  return [task(state === 'authorised' ? 'held' : 'review')];
}

/** What staff have to do while it is unknown whether the withdrawal comes from the buyer. */
export function unprovenTasks(
  row: Pick<NewWithdrawal, 'reference' | 'created_at' | 'withheld'>,
  t: MailTexts,
): string[] {
  const desk = getT(staffLocale);
  return [
    t('withdrawalNotice.unproven'),
    t(`withdrawalNotice.${row.withheld ? 'unprovenNotAsked' : 'unprovenAsked'}`),
    t('withdrawalNotice.unprovenDecide', {
      day: formatRefundDay(row),
      confirm: desk('decisions:confirm.link'),
      dismiss: desk('decisions:dismiss.link'),
    }),
  ];
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

function orderFacts(
  order: MatchedOrder | undefined,
  t: MailTexts,
): NonNullable<EmailContent['facts']> {
  if (!hasPage('shop')) return [];
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

export function staffNotificationContent(
  row: NewWithdrawal,
  order: MatchedOrder | undefined,
  site: Site,
): EmailContent {
  const t = getMailTexts(staffLocale);
  const submitted = new Date(row.created_at);
  const tasks = [...listWithheld(row.withheld ?? null, t), ...listTasks(row, order, t)];
  return {
    locale: staffLocale,
    subject: t('withdrawalNotice.subject', {
      date: sortableTime(submitted),
      contract: toPlainLine(order?.number ?? row.order_number, 40),
      name: toPlainLine(row.full_name),
      language: languageName(row.locale),
    }),
    preview: tasks[0] ?? '',
    hotel: site.hotel.name,
    kicker: t('withdrawalNotice.kicker', { reference: row.reference }),
    title: t('withdrawalNotice.title'),
    opening: tasks,
    facts: [
      { label: t('enquiry.received'), value: formatMoment(submitted, staffLocale) },
      { label: t('withdrawalNotice.refundBy'), value: formatRefundDay(row) },
      { label: t('enquiry.name'), value: toPlainLine(row.full_name) },
      { label: t('enquiry.email'), value: row.email },
      { label: t('notice.language'), value: languageName(row.locale) },
      { label: t('withdrawalNotice.typed'), value: toPlainLine(row.order_number) },
      ...orderFacts(order, t),
    ],
    note: { heading: t('withdrawalNotice.statement'), lines: toPlainLines(row.statement) },
    footer: { lines: [{ text: t('withdrawalNotice.reply') }] },
  };
}

type Sender = Pick<NewWithdrawal, 'full_name' | 'email' | 'reference'>;

/** Renders a notification about a withdrawal, with a button that opens its page at the staff's desk. */
export async function renderStaffNotification(
  row: Sender,
  about: 'notice' | 'left' | 'confirmed' | 'reminder',
  content: EmailContent,
  settings: MailSettings,
): Promise<OutgoingMail> {
  const { siteUrl } = settings;
  const button = {
    label: getMailTexts(staffLocale)('withdrawalNotice.button'),
    url: siteUrl + resourceHref('reception.withdrawal', { reference: row.reference }),
  };
  return {
    dedupeKey: `withdrawal:${row.reference}:${about}`,
    kind: `withdrawal-${about}`,
    siteUrl,
    to: shopMailbox(settings),
    replyTo: { name: row.full_name, address: row.email },
    ...(await renderEmail({ ...content, button })),
  };
}
