import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/components/ui/button';
import type { ParcelView } from './order-view';

/** The parcel on its way: when it was sent, its number, where it can be followed. */
export function OrderParcel({ parcel }: { parcel: ParcelView }) {
  const { t } = useTranslation('order');
  const { code, carrier, url, sentAt, sentAtText } = parcel;
  return (
    <section>
      <h2>{t('page.parcel.title')}</h2>
      <p>
        <time dateTime={sentAt}>{t('page.parcel.sent', { date: sentAtText })}</time>
      </p>
      <p>
        {t('page.parcel.number')} <b className="tabular">{code}</b>
      </p>
      {url ? (
        <p>
          {/* The order's address is a key to it: the carrier need not hear it. */}
          <a href={url} rel="noreferrer" className={buttonClass('quiet')}>
            {t('page.parcel.follow', { carrier })}
          </a>
        </p>
      ) : null}
    </section>
  );
}
