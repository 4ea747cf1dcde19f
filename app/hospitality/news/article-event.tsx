import { useTranslation } from 'react-i18next';
import type { Hotel } from '~/content/seo/hotel-json-ld';
import { formatMoney, formatWeekday } from '~/i18n/format';
import { postalText } from '~/i18n/postal-address';
import { useLocale } from '~/i18n/use-locale';
import { defaultLocale } from '~/i18n/locales';
import type { NewsEvent } from './articles';

/** The event that an article announces: name, time, place and price. */
export function ArticleEvent({ event, hotel }: { event: NewsEvent; hotel?: Hotel | undefined }) {
  const { t } = useTranslation('news');
  const locale = useLocale();
  return (
    <section className="event" aria-labelledby="event">
      <p className="event__kind">{t('event.kind')}</p>
      <h2 id="event">{event.name}</h2>
      <p className="event__lead">{event.lead}</p>
      <dl>
        <dt>{t('event.when')}</dt>
        <dd>
          <time dateTime={`${event.day}T${event.starts}`}>
            {formatWeekday(event.day, locale)}
            <br />
            {`${event.starts}–${event.ends}`}
          </time>
        </dd>
        <dt>{t('event.where')}</dt>
        <dd>
          {event.place}
          {hotel ? (
            <>
              <br />
              <span lang={defaultLocale}>{postalText({ ...hotel, address: hotel.street })}</span>
            </>
          ) : null}
        </dd>
        <dt>{t('event.admission')}</dt>
        <dd>{event.priceCents === undefined ? t('event.free') : formatMoney(event.priceCents)}</dd>
      </dl>
    </section>
  );
}
