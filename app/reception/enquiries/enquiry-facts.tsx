import { useTranslation } from 'react-i18next';
import { formatWeekday } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import type { MailFact } from '~/platform/mail/mail-content';
import { Facts } from '../desk-facts';
import { useTimeFormats } from '../use-time-formats';
import type { EnquirySheet } from './enquiry-sheet.server';

type Props = { sheet: EnquirySheet; names: RequestedNames; locale: Locale };

/** What an enquiry is about, in the reader's language. */
export type RequestedNames = {
  venue: string | undefined;
  /** The facts of a package; undefined for other enquiries. */
  package: readonly MailFact[] | undefined;
  /** The first and the last day of a package that is reserved or proposed. */
  reservedDates: string | undefined;
};

/** What the guest asks for. */
export function EnquiryFacts({ sheet, names, locale }: Props) {
  const { t } = useTranslation(['inbox', 'reception']);
  const { enquiry, details, requested } = sheet;
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const asked = names.package?.map(({ label, value }) => [label, value] as const) ?? [
    [t('sheet.venue'), names.venue ?? ''] as const,
    [
      t('reception:enquiry.date'),
      requested.date ? formatWeekday(requested.date, locale) : text(details.date),
    ] as const,
    [t('reception:enquiry.time'), requested.time ?? ''] as const,
    [t('reception:enquiry.guests'), text(requested.guests)] as const,
  ];
  // Hebrew or Arabic among other writing.
  const message = enquiry.message && <bdi key="message">{enquiry.message}</bdi>;
  return <Facts rows={[...asked, [t('reception:enquiry.message'), message]]} />;
}

/** Whether staff have reserved or proposed another day or hour than the guest requested. */
export const isRescheduled = ({
  requested,
  reserved,
}: Pick<EnquirySheet, 'requested' | 'reserved'>) =>
  reserved.date !== undefined &&
  (reserved.date !== requested.date || reserved.time !== requested.time);

/** The last decision, of the guest or of a member of staff. */
export function StateLine({ sheet, locale, now }: Omit<Props, 'names'> & { now: Date }) {
  const { t } = useTranslation('inbox');
  const { formatShort } = useTimeFormats(locale, now);
  const { enquiry, answers } = sheet;
  const { state, confirmed_at, cancelled_at } = enquiry;
  const byTelephone =
    state === 'cancelled' ? answers.find(({ kind }) => kind === 'cancel') : undefined;
  const guestAt = byTelephone
    ? null
    : state === 'cancelled'
      ? cancelled_at
      : state === 'confirmed'
        ? confirmed_at
        : null;
  const last = byTelephone ?? answers.at(-1);
  if (guestAt !== null) {
    return (
      <p>{t('sheet.byGuest', { state: t(`states.${state}`), moment: formatShort(guestAt) })}</p>
    );
  }
  if (!last) return null;
  return (
    <p>
      {t('sheet.byStaff', {
        what: t(`sheet.answers.${last.kind}`),
        by: last.staff_email,
        moment: formatShort(last.created_at),
      })}
    </p>
  );
}
