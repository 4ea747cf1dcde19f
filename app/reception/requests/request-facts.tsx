import { useTranslation } from 'react-i18next';
import { formatWeekday } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import type { MailFact } from '~/platform/mail/mail-content';
import { Facts } from '../desk-facts';
import { useTimeFormats } from '../use-time-formats';
import type { RequestSheet } from './request-sheet.server';

type Props = { sheet: RequestSheet; names: RequestedNames; locale: Locale };

/** What a request is about, in the reader's language. */
export type RequestedNames = {
  venue: string | undefined;
  /** The facts of a package; undefined for other requests. */
  package: readonly MailFact[] | undefined;
  /** The first and the last day of a package that is reserved or proposed. */
  reservedDates: string | undefined;
};

/** What the guest requests. */
export function RequestFacts({ sheet, names, locale }: Props) {
  const { t } = useTranslation(['requests', 'reception']);
  const { request, details, requested } = sheet;
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const asked = names.package?.map(({ label, value }) => [label, value] as const) ?? [
    [t('sheet.venue'), names.venue ?? ''] as const,
    [
      t('reception:request.date'),
      requested.date ? formatWeekday(requested.date, locale) : text(details.date),
    ] as const,
    [t('reception:request.time'), requested.time ?? ''] as const,
    [t('reception:request.guests'), text(requested.guests)] as const,
  ];
  return <Facts rows={[...asked, [t('reception:request.message'), request.message]]} />;
}

/** Whether staff have reserved or proposed another day or hour than the guest requested. */
export const isElsewhen = ({ requested, reserved }: Pick<RequestSheet, 'requested' | 'reserved'>) =>
  reserved.date !== undefined &&
  (reserved.date !== requested.date || reserved.time !== requested.time);

/** The last decision, of the guest or of a member of staff. */
export function StateLine({ sheet, locale, now }: Omit<Props, 'names'> & { now: Date }) {
  const { t } = useTranslation('requests');
  const { formatShort } = useTimeFormats(locale, now);
  const { request, answers } = sheet;
  const { state, confirmed_at, cancelled_at } = request;
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
