import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/ui/notice';
import { isOverbooked } from '~/hospitality/replies/seats';
import type { SeatPlan } from '~/hospitality/replies/seats.server';
import { formatDayShort } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';

type SeatNoticeProps = {
  /** Also the guests of the enquiry itself. */
  plan: SeatPlan & { guests: number };
  locale: Locale;
};

/** The seats of a service with this enquiry, and the other guests. */
export function SeatNotice({ plan, locale }: SeatNoticeProps) {
  const { t } = useTranslation('inbox');
  const { seats, taken, guests, others, service, date } = plan;
  const isOver = isOverbooked(plan);
  const total = taken + guests;
  return (
    <Notice kind={isOver ? 'error' : 'info'} {...(isOver && { title: t('seats.over') })}>
      <p>
        {t(`seats.${service}`, { day: formatDayShort(date, locale) })}{' '}
        {seats === undefined
          ? t('seats.taken', { taken, total })
          : t('seats.sum', { taken, seats, total })}
      </p>
      {others.length > 0 ? (
        <ul className="desk-seats tabular">
          {others.map(({ id, time, guests: count, full_name }) => (
            <li key={id}>
              {time} · {t('persons', { count })}:{' '}
              <a href={resourceHref('reception.enquiry', { id: String(id) })}>{full_name}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}
