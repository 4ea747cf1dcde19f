import { providerNames } from '~/platform/database/stored-values';
import type { UnmatchedPaymentTable } from '~/platform/database/unmatched-payment-table';
import { type MailSettings, shopMailbox } from '~/content/mails/mail-settings.server';
import { formatDateTime, formatMoney } from '~/i18n/format';
import type { EmailContent } from '~/platform/mail/email-content';
import { renderEmail } from '~/platform/mail/render-email.server';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { getT } from '~/i18n/i18n.server';
import { staffLocale } from '~/i18n/staff-locale';
import { resourceHref } from '~/routing/resource-href';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';

/** A payment at a provider that has no order in the database. Contains no personal data, because none is known. */
export type UnmatchedPaymentFacts = Pick<
  UnmatchedPaymentTable,
  'reference' | 'provider' | 'order_number' | 'amount_cents' | 'money' | 'begun_at'
> & { refunded_cents: number };

/** Notifies staff of money that belongs to no order, and of what to do about it. */
export async function renderUnmatchedMail(
  payment: UnmatchedPaymentFacts,
  settings: MailSettings,
): Promise<OutgoingMail> {
  return {
    dedupeKey: `payment:${payment.reference}:unmatched`,
    kind: 'payment-unmatched',
    siteUrl: settings.siteUrl,
    to: shopMailbox(settings),
    ...(await renderEmail(unmatchedContent(payment, settings))),
  };
}

function unmatchedContent(
  payment: UnmatchedPaymentFacts,
  { site, siteUrl }: MailSettings,
): EmailContent {
  const { reference, provider, order_number, amount_cents, money, begun_at } = payment;
  const { refunded_cents: refunded } = payment;
  const t = getMailTexts(staffLocale);
  const amount = formatMoney(amount_cents);
  const isHeld = money === 'held';
  const desk = getT(staffLocale);
  return {
    locale: staffLocale,
    hotel: site.hotel.name,
    subject: t('unmatched.subject', { amount }),
    preview: t('unmatched.preview'),
    kicker: reference,
    title: t('unmatched.title'),
    opening: [
      t(isHeld ? 'unmatched.held' : 'unmatched.charged', { amount }),
      t('unmatched.look'),
      isHeld
        ? t('unmatched.release', { action: desk('decisions:release.link') })
        : t('unmatched.refund'),
      t('unmatched.close', { action: desk('decisions:close.link') }),
    ],
    facts: [
      { label: t('unmatched.provider'), value: providerNames[provider] },
      { label: t('orderFacts.reference'), value: reference },
      { label: t('unmatched.order'), value: order_number ?? t('unmatched.unknown') },
      { label: t('unmatched.amount'), value: amount },
      ...(refunded > 0 ? [{ label: t('unmatched.refunded'), value: formatMoney(refunded) }] : []),
      {
        label: t('unmatched.begun'),
        value: begun_at ? formatDateTime(new Date(begun_at), staffLocale) : t('unmatched.unknown'),
      },
    ],
    button: {
      label: t('unmatched.button'),
      url: siteUrl + resourceHref('reception.payment', { reference }),
    },
    footer: { lines: [] },
  };
}
