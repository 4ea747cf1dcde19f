import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { HotelPlate } from '~/components/layout/hotel-plate';
import { buttonClass } from '~/components/ui/button';
import { LocaleLink } from '~/routing/locale-link';
import { useWorkingDays } from '~/shop/delivery/use-working-days';
import { type SuccessView, successTitles } from './order-pages';
import { useRecheck } from './use-recheck';

type ViewIn<State extends SuccessView['state']> = Extract<SuccessView, { state: State }>;

/** The page after payment. */
export function SuccessScreen({ view }: { view: SuccessView }) {
  const { t } = useTranslation('order');
  return (
    <div className="wrap outcome outcome__columns">
      <div>
        {/* Announces the outcome, for which the page waits in place. */}
        <div role="status">
          <h1>{t(successTitles[view.state])}</h1>
        </div>
        {view.state === 'done' ? <Done view={view} /> : null}
        {view.state === 'waiting' ? <Waiting view={view} /> : null}
        {view.state === 'review' ? <Review view={view} /> : null}
        {view.state === 'unknown' ? <Unknown /> : null}
      </div>
      <HotelPlate />
    </div>
  );
}

function OrderNumber({ number }: { number: string }) {
  const { t } = useTranslation('order');
  return (
    <p className="outcome__number">
      {t('success.number')} <b className="tabular nowrap">{number}</b>
    </p>
  );
}

function Done({ view }: { view: ViewIn<'done'> }) {
  const { t } = useTranslation('order');
  const days = useWorkingDays(view.deliveryDays);
  return (
    <>
      <OrderNumber number={view.number} />
      <h2>{t('success.nextTitle')}</h2>
      <ol className="outcome__steps">
        <li>{t('success.mail')}</li>
        <li>{t('success.packing')}</li>
        <li>{t('success.delivery', { days })}</li>
        <li>{t('success.charge')}</li>
      </ol>
      <OutcomeWays orderPath={view.orderPath} />
      <p className="note">{t('success.keep')}</p>
    </>
  );
}

function Waiting({ view }: { view: ViewIn<'waiting'> }) {
  const { t } = useTranslation('order');
  const isChecking = useRecheck(view.again !== null);
  return (
    <>
      <OrderNumber number={view.number} />
      {/* Starts the scripts without an interaction (entry.loader.ts). */}
      <div role="status" data-starts-scripts={view.again === null ? undefined : ''}>
        {isChecking ? (
          <>
            <p className="lead">{t('success.waiting.text')}</p>
            <p>{t('success.waiting.auto')}</p>
          </>
        ) : (
          <p className="lead">{t('success.waiting.last')}</p>
        )}
      </div>
      {view.again ? (
        <p className="outcome__ways">
          <Link className={buttonClass()} to={view.again} reloadDocument>
            {t('success.waiting.again')}
          </Link>
        </p>
      ) : (
        <OutcomeWays orderPath={view.orderPath} />
      )}
    </>
  );
}

function Review({ view }: { view: ViewIn<'review'> }) {
  const { t } = useTranslation('order');
  return (
    <>
      <OrderNumber number={view.number} />
      <p className="lead">{t('states.review.text')}</p>
      <OutcomeWays orderPath={view.orderPath} />
    </>
  );
}

function Unknown() {
  const { t } = useTranslation(['order', 'common']);
  return (
    <>
      <p className="lead">{t('success.unknown')}</p>
      <p className="outcome__ways">
        <LocaleLink page="home" className={buttonClass()}>
          {t('common:backHome')}
        </LocaleLink>
      </p>
    </>
  );
}

function OutcomeWays({ orderPath }: { orderPath: string }) {
  const { t } = useTranslation(['order', 'common']);
  return (
    <p className="outcome__ways">
      <Link className={buttonClass()} to={orderPath}>
        {t('success.link')}
      </Link>
      <LocaleLink page="home" className={buttonClass('line')}>
        {t('common:backHome')}
      </LocaleLink>
    </p>
  );
}
