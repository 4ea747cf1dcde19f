import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { HotelPlate } from '~/components/layout/hotel-plate';
import { Button, buttonClass } from '~/components/ui/button';
import { FilledText, gap } from '~/components/ui/filled-text';
import { FactList } from '~/components/ui/fact-list';
import { Notice } from '~/components/ui/notice';
import type { MailFact } from '~/platform/mail/mail-content';
import type { GuestRequestView } from './guest-request.loader.server';

/** Its value with the link on the words of it. */
const withLink = ({ label, value, link }: MailFact) => ({
  label,
  value: link ? (
    <FilledText text={value.replace(link.text, gap)}>
      <a href={link.href}>{link.text}</a>
    </FilledText>
  ) : (
    value
  ),
});

type GuestRequestScreenProps = {
  request: GuestRequestView;
  /** Why the guest's form was rejected. */
  problem?: 'changed' | 'limited' | undefined;
};

/** The page that a reply links to: the state of the request, and what the guest can do. */
export function GuestRequestScreen({ request, problem }: GuestRequestScreenProps) {
  const { t } = useTranslation('reply');
  const { words, context, facts, actions, calendar, version } = request;
  const phone = { phone: request.phoneDisplay };
  return (
    <div className="wrap result-page">
      <div>
        {problem ? (
          <Notice kind="error" role="alert">
            <p>{t(`problems.${problem}`, phone)}</p>
          </Notice>
        ) : null}
        <h1>{t(`states.${words}.title`, { context })}</h1>
        <p className="lead">{t(`states.${words}.text`, { ...phone, context })}</p>
        <FactList facts={facts.map(withLink)} className="reply__facts" />
        {request.kind === 'package' && actions.includes('confirm') ? (
          // Beside a total, “Confirm” alone could be taken for an order (CRD Art. 8(2), C-249/21).
          <p>{t('noObligation')}</p>
        ) : null}
        {actions.length > 0 ? (
          // Loads a new document, so that screen readers announce its title: the new state.
          <Form method="post" className="reply__actions" reloadDocument>
            <input type="hidden" name="version" value={version} />
            {actions.map((action) => (
              <Button
                key={action}
                name="intent"
                value={action}
                look={action === 'confirm' ? 'filled' : 'line'}
              >
                {t(`actions.${action}`)}
              </Button>
            ))}
          </Form>
        ) : null}
        <p className="reply__more">
          {calendar ? (
            <a className={buttonClass('quiet')} href={calendar} download>
              {t(
                words === 'cancelled' || words === 'declined'
                  ? 'calendar.removeLink'
                  : 'calendar.link',
              )}
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
