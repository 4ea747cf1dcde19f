import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { HotelPlate } from '~/components/layout/hotel-plate';
import { Button, buttonClass } from '~/components/ui/button';
import { FilledText, gap } from '~/components/ui/filled-text';
import { FactList } from '~/components/ui/fact-list';
import { Notice } from '~/components/ui/notice';
import type { MailFact } from '~/platform/mail/mail-content';
import type { GuestEnquiryView } from './guest-enquiry.loader.server';

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

type GuestEnquiryScreenProps = {
  enquiry: GuestEnquiryView;
  /** Why the guest's form was rejected. */
  problem?: 'changed' | 'limited' | undefined;
};

/** The page that a reply links to: the state of the enquiry, and what the guest can do. */
export function GuestEnquiryScreen({ enquiry, problem }: GuestEnquiryScreenProps) {
  const { t } = useTranslation('reply');
  const { words, context, facts, actions, calendar, version } = enquiry;
  const phone = { phone: enquiry.phoneDisplay };
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
        {enquiry.kind === 'package' && actions.includes('confirm') ? (
          // Beside a total, “Confirm” alone could be taken for an order (CRD Art. 8(2), C-249/21).
          <p>{t('noObligation')}</p>
        ) : null}
        {actions.length > 0 ? <Actions actions={actions} version={version} /> : null}
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
          <a className={buttonClass('quiet')} href={`tel:${enquiry.phone}`}>
            {t('call', phone)}
          </a>
        </p>
      </div>
      <HotelPlate />
    </div>
  );
}

function Actions({ actions, version }: Pick<GuestEnquiryView, 'actions' | 'version'>) {
  const { t } = useTranslation('reply');
  return (
    // Loads a new document, so that screen readers announce its title: the new state.
    <Form method="post" className="reply__actions" reloadDocument>
      <input type="hidden" name="version" value={version} />
      {actions.includes('confirm') ? (
        <Button name="intent" value="confirm">
          {t('actions.confirm')}
        </Button>
      ) : null}
      {actions.includes('cancel') ? (
        // Once confirmed, this takes the place of “Confirm”, where a second press would cancel for good.
        <details className="reply__cancel">
          <summary className={buttonClass('line')}>{t('actions.cancel')}</summary>
          <p>{t('cancellation.text')}</p>
          <Button name="intent" value="cancel" look="line">
            {t('cancellation.confirm')}
          </Button>
        </details>
      ) : null}
    </Form>
  );
}
