import { useTranslation } from 'react-i18next';
import { formatWeekday } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { Facts } from '../desk-facts';
import { useMoments } from '../desk-moments';
import type { RequestSheet } from './request-sheet.server';

type Props = { sheet: RequestSheet; names: AskedNames; locale: Locale };

/** What the guest asks for, by its name in the reader's language. */
export type AskedNames = { venue: string | undefined; package: string | undefined };

/** What the guest asks for. */
export function RequestFacts({ sheet, names, locale }: Props) {
  const { t } = useTranslation(['requests', 'reception']);
  const { request, details, asked } = sheet;
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return (
    <Facts
      rows={[
        [t('sheet.venue'), names.venue ?? ''],
        [t('reception:request.package'), names.package ?? ''],
        [
          t('reception:request.date'),
          asked.date ? formatWeekday(asked.date, locale) : text(details.date),
        ],
        [t('reception:request.time'), asked.time ?? ''],
        [t('reception:request.guests'), text(asked.guests)],
        [t('reception:request.recipient'), text(details.recipientName)],
        [t('reception:request.message'), request.message],
      ]}
    />
  );
}

/** What the house or the guest decided last, and who. */
export function StateLine({ sheet, locale, now }: Omit<Props, 'names'> & { now: Date }) {
  const { t } = useTranslation('requests');
  const { shortMoment } = useMoments(locale, now);
  const { request, answers } = sheet;
  const { state, confirmed_at, cancelled_at } = request;
  const guestAt =
    state === 'cancelled' ? cancelled_at : state === 'confirmed' ? confirmed_at : null;
  const last = answers.at(-1);
  if (guestAt !== null) {
    return (
      <p>{t('sheet.byGuest', { state: t(`states.${state}`), moment: shortMoment(guestAt) })}</p>
    );
  }
  if (!last) return null;
  return (
    <p>
      {t('sheet.byStaff', {
        what: t(`sheet.answers.${last.kind}`),
        by: last.staff_email,
        moment: shortMoment(last.created_at),
      })}
    </p>
  );
}
