import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { HotelPlate } from '~/components/layout/hotel-plate';
import { buttonClass } from '~/components/ui/button';
import { LocaleLink } from '~/routing/locale-link';
import type { FailView } from './order-pages';

/** The page after a payment that did not come about: nothing is lost, and the way on is plain. */
export function FailScreen({ view }: { view: FailView }) {
  const { t } = useTranslation(['order', 'common']);
  return (
    <div className="wrap outcome outcome__columns">
      <div>
        <h1>{t('fail.title')}</h1>
        {view.number ? (
          <p className="outcome__number">{t('fail.number', { number: view.number })}</p>
        ) : null}
        <p className="lead">
          {t('fail.text')} {view.hasCart ? t('fail.kept') : null}
        </p>
        <p>{t('fail.reasons')}</p>
        <p className="outcome__ways">
          {view.hasCart ? (
            <Link className={buttonClass()} to={view.retryPath}>
              {t('fail.retry')}
            </Link>
          ) : (
            <LocaleLink page="shop" className={buttonClass()}>
              {t('fail.shop')}
            </LocaleLink>
          )}
          <LocaleLink page="home" className={buttonClass('line')}>
            {t('common:backHome')}
          </LocaleLink>
        </p>
      </div>
      <HotelPlate />
    </div>
  );
}
