import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { HotelPlate } from '~/components/layout/hotel-plate';
import { buttonClass } from '~/components/ui/button';
import { LocaleLink } from '~/routing/locale-link';
import type { FailView } from './order-pages';

/** The page after a failed payment. The cart is kept, and the shopper can try again. */
export function FailScreen({ view }: { view: FailView }) {
  const { t } = useTranslation(['order', 'common']);
  const isSoldOut = view.soldOut.length > 0;
  return (
    <div className="wrap outcome outcome__columns">
      <div>
        <h1>{t(isSoldOut ? 'fail.soldOut.title' : 'fail.title')}</h1>
        {view.number ? (
          <p className="outcome__number">{t('fail.number', { number: view.number })}</p>
        ) : null}
        {isSoldOut ? (
          <>
            <p className="lead">
              {t('fail.soldOut.text', {
                count: view.soldOut.length,
                names: view.soldOut.join('; '),
              })}
            </p>
            <p>
              {t('fail.text')} {t('fail.soldOut.hold')}
            </p>
          </>
        ) : (
          <>
            <p className="lead">
              {t('fail.text')} {view.hasCart ? t('fail.kept') : null}
            </p>
            <p>{t('fail.reasons')}</p>
          </>
        )}
        <p className="outcome__ways">
          {view.hasCart ? (
            <Link className={buttonClass()} to={view.retryPath}>
              {t(isSoldOut ? 'fail.soldOut.cart' : 'fail.retry')}
            </Link>
          ) : (
            <LocaleLink page="shop" className={buttonClass()}>
              {t('fail.shop')}
            </LocaleLink>
          )}
          {isSoldOut && view.hasCart ? (
            <LocaleLink page="shop" className={buttonClass('line')}>
              {t('fail.shop')}
            </LocaleLink>
          ) : null}
          <LocaleLink page="home" className={buttonClass('line')}>
            {t('common:backHome')}
          </LocaleLink>
        </p>
      </div>
      <HotelPlate />
    </div>
  );
}
