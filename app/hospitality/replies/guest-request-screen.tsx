import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { HotelPlate } from '~/components/layout/hotel-plate';
import { Button, buttonClass } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import type { GuestRequestView } from './guest-request.loader.server';

type GuestRequestScreenProps = {
  request: GuestRequestView;
  /** Why the guest's press did nothing. */
  problem?: 'changed' | 'limited' | undefined;
};

/** Where the link of an answer leads: how the request stands, and what the guest can do about it. */
export function GuestRequestScreen({ request, problem }: GuestRequestScreenProps) {
  const { t } = useTranslation('reply');
  const { state, isOver, kind, facts, steps, calendar, version } = request;
  // The link comes with an answer: `new` and `elsewhere` have none of ours.
  const words = isOver ? 'over' : state === 'new' || state === 'elsewhere' ? 'written' : state;
  const phone = { phone: request.phoneDisplay };
  return (
    <div className="wrap reply">
      <div>
        {problem ? (
          <Notice kind="error" role="alert">
            <p>{t(`problems.${problem}`, phone)}</p>
          </Notice>
        ) : null}
        <h1>{t(`states.${words}.title`)}</h1>
        <p className="lead">{t(`states.${words}.text`, phone)}</p>
        {facts.length > 0 ? (
          <dl className="reply__facts" data-kind={kind}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {steps.length > 0 ? (
          <Form method="post" className="reply__ways">
            <input type="hidden" name="version" value={version} />
            {steps.map((step) => (
              <Button
                key={step}
                name="step"
                value={step}
                look={step === 'confirm' ? 'filled' : 'line'}
              >
                {t(`steps.${step}`)}
              </Button>
            ))}
          </Form>
        ) : null}
        <p className="reply__more">
          {calendar ? (
            <a className="standalone-link" href={calendar} download>
              {t('calendar.link')}
            </a>
          ) : null}
          <a className={buttonClass('quiet')} href={`tel:${request.phone}`}>
            {t('call', phone)}
          </a>
        </p>
      </div>
      <HotelPlate />
    </div>
  );
}
