import { sortableTime } from '~/content/mails/enquiry-mails.server';
import { type MailSettings, shopMailbox } from '~/content/mails/mail-settings.server';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { staffLocale } from '~/i18n/staff-locale';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { toPlainLine } from '~/platform/mail/plain-line';
import { formatMoment } from '~/i18n/format';
import type { EmailContent } from '~/platform/mail/email-content';
import { renderEmail } from '~/platform/mail/render-email.server';
import { resourceHref } from '~/routing/resource-href';
import type { HeldBackSummary } from './mail-held-back.server';
import type { MatchedOrder } from './matched-order.server';
import {
  staffNotificationContent,
  renderStaffNotification,
  formatRefundDay,
  unprovenTasks,
} from './staff-notifications.server';
import type { NewWithdrawal } from './withdrawals.server';

/** Renders the email to staff when a hold could not be released automatically. */
export function renderReleaseFailedMail(
  row: NewWithdrawal,
  order: MatchedOrder,
  reason: string | undefined,
  options: MailSettings,
): Promise<OutgoingMail> {
  const t = getMailTexts(staffLocale);
  const content = staffNotificationContent(
    { ...row, effect: 'operator', withheld: null },
    order,
    options.site,
  );
  const why = reason ? [{ label: t('withdrawalNotice.reason'), value: toPlainLine(reason) }] : [];
  return renderStaffNotification(
    row,
    'left',
    {
      ...content,
      subject: t('withdrawalNotice.leftSubject', subjectFacts(row, order)),
      title: t('withdrawalNotice.leftTitle'),
      opening: [t('withdrawalNotice.leftText'), ...content.opening],
      facts: [...why, ...(content.facts ?? [])],
    },
    options,
  );
}

/** Renders the email to staff after the buyer confirmed an unproven withdrawal, with the next steps. */
export function renderConfirmedMail(
  row: NewWithdrawal,
  order: MatchedOrder | undefined,
  options: MailSettings,
): Promise<OutgoingMail> {
  const t = getMailTexts(staffLocale);
  const content = staffNotificationContent({ ...row, withheld: null }, order, options.site);
  return renderStaffNotification(
    row,
    'confirmed',
    {
      ...content,
      subject: t('withdrawalNotice.confirmedSubject', subjectFacts(row, order)),
      title: t('withdrawalNotice.confirmedTitle'),
      opening: [t('withdrawalNotice.confirmedText'), ...content.opening],
    },
    options,
  );
}

/** Renders the email to staff about a withdrawal that has been neither confirmed nor dismissed for days. */
export function renderReminderMail(
  row: NewWithdrawal,
  order: MatchedOrder,
  options: MailSettings,
): Promise<OutgoingMail> {
  const t = getMailTexts(staffLocale);
  const content = staffNotificationContent(row, order, options.site);
  const text = t('withdrawalNotice.reminderText', { day: formatRefundDay(row) });
  return renderStaffNotification(
    row,
    'reminder',
    {
      ...content,
      subject: t('withdrawalNotice.reminderSubject', subjectFacts(row, order)),
      preview: text,
      title: t('withdrawalNotice.reminderTitle'),
      opening: [text, ...unprovenTasks(row, t).slice(-1)],
    },
    options,
  );
}

/** Renders the email to staff about the statements of an hour for which the limits let none be written. */
export async function renderHeldBackSummary(
  { dedupeKey, count, from, to }: HeldBackSummary,
  settings: MailSettings,
): Promise<OutgoingMail> {
  const t = getMailTexts(staffLocale);
  const { site, siteUrl } = settings;
  const { hotel, seller } = site;
  const moments = [from, to].map((moment) => formatMoment(moment, staffLocale)).join(' – ');
  const content: EmailContent = {
    locale: staffLocale,
    subject: t('withdrawalNotice.heldBackSubject', { date: sortableTime(from), count }),
    preview: t('withdrawalNotice.heldBackText'),
    hotel: hotel.name,
    kicker: t('withdrawalNotice.heldBackKicker'),
    title: t('withdrawalNotice.heldBackTitle'),
    opening: [t('withdrawalNotice.heldBackText'), t('withdrawalNotice.heldBackTask')],
    facts: [
      { label: t('enquiry.received'), value: moments },
      { label: t('withdrawalNotice.heldBackCount'), value: String(count) },
    ],
    button: {
      label: t('withdrawalNotice.heldBackButton'),
      url: siteUrl + resourceHref('reception.withdrawals'),
    },
    footer: { lines: [{ text: seller.legalName }] },
  };
  return {
    dedupeKey,
    kind: 'withdrawal-summary',
    siteUrl,
    to: shopMailbox(settings),
    ...(await renderEmail(content)),
  };
}

const subjectFacts = (
  row: Pick<NewWithdrawal, 'created_at' | 'order_number'>,
  order: MatchedOrder | undefined,
) => ({
  date: sortableTime(new Date(row.created_at)),
  contract: toPlainLine(order?.number ?? row.order_number, 40),
});
