import { useTranslation } from 'react-i18next';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { isGift } from '~/hospitality/enquiries/enquiry-details';
import { formatWeekday } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { Consequences } from '../consequences';
import { StateLine } from './enquiry-facts';
import type { EnquirySheet } from './enquiry-sheet.server';

type CancelScreenProps = {
  sheet: EnquirySheet;
  submissionId: string;
  /** Whether the enquiry has changed since the page was shown. */
  isChanged: boolean;
  locale: Locale;
  now: Date;
};

/** The confirmation page before a reservation is cancelled for a guest who has telephoned. */
export function CancelScreen({ sheet, submissionId, isChanged, locale, now }: CancelScreenProps) {
  const { t } = useTranslation('inbox');
  const { enquiry, details, reserved } = sheet;
  const { date, time, guests } = reserved;
  const what = [
    date && [formatWeekday(date, locale), time].filter(Boolean).join(', '),
    guests && t('persons', { count: guests }),
  ].filter(Boolean);
  return (
    <div className="desk-column stack">
      {isChanged ? (
        <Notice kind="error" role="alert">
          <p>{t('cancel.changed')}</p>
          <StateLine sheet={sheet} locale={locale} now={now} />
        </Notice>
      ) : null}
      <h1 className="desk-title">
        <span>{t('cancel.title')}</span> <span>{enquiry.full_name}</span>
      </h1>
      <Consequences
        texts={[
          t('cancel.free', { what: what.join('\u00A0· '), context: enquiry.kind }),
          t('cancel.mail'),
          t('cancel.final', isGift(details) ? { context: 'gift' } : {}),
        ]}
      />
      <form className="desk-buttons" method="post">
        <input type="hidden" name="submission" value={submissionId} />
        <input type="hidden" name="version" value={enquiry.version} />
        <Button name="intent" value="cancel">
          {t('cancel.confirm')}
        </Button>
        <a
          className="standalone-link"
          href={resourceHref('reception.enquiry', { id: String(enquiry.id) })}
        >
          {t('cancel.keep')}
        </a>
      </form>
    </div>
  );
}
