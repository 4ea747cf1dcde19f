import { useTranslation } from 'react-i18next';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { formatWeekday } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { Facts } from '../desk-facts';
import { useMoments } from '../desk-moments';
import { PhoneLink } from '../orders/order-sheet-screen';
import type { RequestSheet } from './request-sheet.server';

type RequestSheetProps = {
  sheet: RequestSheet;
  /** The package's name, where one is asked for. */
  packageName: string | undefined;
  locale: Locale;
  now: Date;
  submissionId: string;
};

/** A guest's request: what is asked, by whom, and whether somebody has answered. */
export function RequestSheetScreen(props: RequestSheetProps) {
  const { sheet, packageName, locale, now, submissionId } = props;
  const { t } = useTranslation('reception');
  const { hoursSince, shortMoment } = useMoments(locale, now);
  const { request, details, answers } = sheet;
  const isDay = (value: unknown): value is string =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return (
    <div className="desk-column">
      <p>
        <a className="standalone-link" href={resourceHref('reception')}>
          {t('backToToday')}
        </a>
      </p>
      <h1 className="desk-title">
        <span>{request.full_name}</span> <span>{t(`request.kinds.${request.kind}`)}</span>
      </h1>
      {answers.length === 0 ? (
        <Notice>
          <p>{t('request.waiting', { time: hoursSince(request.created_at) })}</p>
        </Notice>
      ) : (
        answers.map(({ id, staff_email, created_at }) => (
          <Notice key={id} kind="ok">
            <p>{t('request.answered', { by: staff_email, moment: shortMoment(created_at) })}</p>
          </Notice>
        ))
      )}
      <section className="desk-section" aria-labelledby="asked">
        <h2 id="asked">{t('request.asked')}</h2>
        <Facts
          rows={[
            [t('request.package'), packageName ?? ''],
            [t('request.date'), isDay(details.date) ? formatWeekday(details.date, locale) : ''],
            [t('request.time'), text(details.time)],
            [t('request.guests'), text(details.guests ?? details.persons)],
            [t('request.recipient'), text(details.recipientName)],
            [t('request.message'), request.message],
            [t('request.received'), shortMoment(request.created_at)],
          ]}
        />
      </section>
      <section className="desk-section" aria-labelledby="guest">
        <h2 id="guest">{t('request.guest')}</h2>
        <Facts
          rows={[
            [t('request.name'), request.full_name],
            [
              t('request.email'),
              <a key="email" href={`mailto:${request.email}`}>
                {request.email}
              </a>,
            ],
            [t('request.phone'), request.phone && <PhoneLink key="phone" phone={request.phone} />],
            [
              t('request.language'),
              new Intl.DisplayNames(locale, { type: 'language' }).of(request.locale) ?? '',
            ],
          ]}
        />
      </section>
      {answers.length === 0 ? (
        <form method="post" className="desk-form">
          <input type="hidden" name="submission" value={submissionId} />
          <p>{t('request.markText')}</p>
          <Button>{t('request.mark')}</Button>
        </form>
      ) : null}
    </div>
  );
}
