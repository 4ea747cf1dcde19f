import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { isReserved, mainReply } from '~/hospitality/replies/enquiry-states';
import type { SeatPlan } from '~/hospitality/replies/seats.server';
import { formatWeekday } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { languageName } from '~/i18n/staff-locale';
import { resourceHref } from '~/routing/resource-href';
import { MailLink, PhoneLink } from '../contact-links';
import { Facts } from '../desk-facts';
import { UnsentMailNotice } from '../unsent-mail-notice';
import { useTimeFormats } from '../use-time-formats';
import { actionFormId } from '../action-fields';
import { isRescheduled, type RequestedNames, EnquiryFacts, StateLine } from './enquiry-facts';
import { DateTimeFields } from './reply-screen';
import type { EnquirySheet } from './enquiry-sheet.server';
import { SeatNotice } from './seat-notice';

type EnquirySheetProps = {
  sheet: EnquirySheet;
  names: RequestedNames;
  /** The seats of the service. */
  plan: (SeatPlan & { guests: number }) | undefined;
  /** What has just been done. */
  done: 'sent' | 'cancelled' | undefined;
  locale: Locale;
  now: Date;
  submissionId: string;
};

/** A guest's enquiry: what is requested, by whom, its state and the possible replies. */
export function EnquirySheetScreen(props: EnquirySheetProps) {
  const { sheet, names, plan, done, locale, now, submissionId } = props;
  const { t } = useTranslation(['inbox', 'reception']);
  const { formatSince } = useTimeFormats(locale, now);
  const { enquiry, replies } = sheet;
  const suggested = mainReply(enquiry);
  const main = replies.includes(suggested) ? suggested : 'write';
  return (
    <>
      <p>
        <a className="standalone-link" href={resourceHref('reception.enquiries')}>
          {t('sheet.back')}
        </a>
      </p>
      {done ? (
        <Notice kind="ok" title={t(`sheet.${done}`)}>
          <p>
            {done === 'sent'
              ? t('sheet.sentText', { email: enquiry.email })
              : t('sheet.cancelledText', { context: enquiry.kind })}
          </p>
        </Notice>
      ) : null}
      <h1 className="desk-title">
        <span>{enquiry.full_name}</span> <span>{t(`reception:enquiry.kinds.${enquiry.kind}`)}</span>
      </h1>
      <p className="desk-state">
        <span className="desk-tag">{t(`states.${enquiry.state}`)}</span>
      </p>
      <UnsentMailNotice text={t('reception:enquiry.mail')} mails={sheet.unsentMails} canRetry />
      {enquiry.state === 'new' ? (
        <Notice>
          <p>{t('reception:enquiry.waiting', { time: formatSince(enquiry.created_at) })}</p>
        </Notice>
      ) : (
        <StateLine sheet={sheet} locale={locale} now={now} />
      )}
      <ul className="desk-buttons desk-actions">
        {replies
          .filter((reply) => reply !== 'propose')
          .map((reply) => (
            <li key={reply}>
              <a
                className={buttonClass(reply === main ? 'filled' : 'line', 'btn--small')}
                href={resourceHref('reception.reply', { id: String(enquiry.id), reply })}
              >
                {t(
                  reply === 'accept' && isRescheduled(sheet)
                    ? 'reply.accept.asRequested'
                    : `reply.${reply}.link`,
                )}
              </a>
            </li>
          ))}
        {isReserved(enquiry.state) ? (
          <li>
            <a
              className={buttonClass('line', 'btn--small')}
              href={`${resourceHref('reception.enquiry', { id: String(enquiry.id) })}?cancel`}
            >
              {t('cancel.link')}
            </a>
          </li>
        ) : null}
      </ul>
      <div className="desk-sheet">
        <div>
          <section className="desk-section" aria-labelledby="asked">
            <h2 id="asked">{t('reception:enquiry.asked')}</h2>
            <EnquiryFacts sheet={sheet} names={names} locale={locale} />
            <Proposed sheet={sheet} names={names} locale={locale} />
          </section>
          {plan ? <SeatNotice plan={plan} locale={locale} /> : null}
          {replies.includes('propose') ? <Proposal sheet={sheet} /> : null}
        </div>
        <div>
          <Guest sheet={sheet} locale={locale} now={now} />
          <Answers sheet={sheet} locale={locale} now={now} />
          {enquiry.state === 'new' ? (
            <form method="post" className="desk-form">
              <input type="hidden" name="submission" value={submissionId} />
              <p>{t('sheet.elsewhere')}</p>
              <Button look="line" className="btn--small">
                {t('reception:enquiry.mark')}
              </Button>
            </form>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** The other day and hour that staff proposed; agreed once the guest has confirmed them. */
function Proposed({
  sheet,
  names: { reservedDates },
  locale,
}: Pick<EnquirySheetProps, 'sheet' | 'names' | 'locale'>) {
  const { t } = useTranslation('inbox');
  const { reserved, enquiry } = sheet;
  if (!isRescheduled(sheet) || !reserved.date || enquiry.state === 'declined') return null;
  const when =
    reservedDates ??
    [formatWeekday(reserved.date, locale), reserved.time].filter(Boolean).join(', ');
  const label = enquiry.confirmed_at === null ? 'sheet.proposed' : 'sheet.agreed';
  return <Facts rows={[[t(label), when]]} />;
}

/** A form for the day and time of a proposal; it opens the proposal's page. */
function Proposal({ sheet: { enquiry, requested } }: Pick<EnquirySheetProps, 'sheet'>) {
  const { t } = useTranslation('inbox');
  return (
    <section className="desk-section" aria-labelledby="proposal">
      <h2 id="proposal">{t('reply.propose.link')}</h2>
      <form
        id={actionFormId}
        method="get"
        action={resourceHref('reception.reply', { id: String(enquiry.id), reply: 'propose' })}
        className="desk-form"
      >
        <DateTimeFields
          kind={enquiry.kind}
          typed={{ date: requested.date ?? '', time: requested.time ?? '' }}
        />
        <Button look="line" className="btn--small">
          {t('reply.show')}
        </Button>
      </form>
    </section>
  );
}

function Guest({
  sheet: { enquiry },
  locale,
  now,
}: Pick<EnquirySheetProps, 'sheet' | 'locale' | 'now'>) {
  const { t } = useTranslation('reception');
  const { formatShort } = useTimeFormats(locale, now);
  return (
    <section className="desk-section" aria-labelledby="guest">
      <h2 id="guest">{t('enquiry.guest')}</h2>
      <Facts
        rows={[
          [t('enquiry.phone'), enquiry.phone && <PhoneLink key="phone" of={enquiry} />],
          [t('enquiry.email'), <MailLink key="email" to={enquiry.email} />],
          [t('enquiry.language'), languageName(enquiry.locale, locale)],
          [t('enquiry.received'), formatShort(enquiry.created_at)],
        ]}
      />
    </section>
  );
}

/** The replies so far, newest first. */
function Answers({
  sheet: { enquiry, answers },
  locale,
  now,
}: Pick<EnquirySheetProps, 'sheet' | 'locale' | 'now'>) {
  const { t } = useTranslation('inbox');
  const { formatShort } = useTimeFormats(locale, now);
  if (answers.length === 0) return null;
  return (
    <section className="desk-section" aria-labelledby="answers">
      <h2 id="answers">{t('sheet.history')}</h2>
      {[...answers].reverse().map(({ id, kind, text, staff_email, created_at }) => {
        const what = t('sheet.byStaff', {
          what: t(`sheet.answers.${kind}`),
          by: staff_email,
          moment: formatShort(created_at),
        });
        // Without a text there is nothing to open.
        if (text === '') {
          return (
            <p key={id} className="desk-answer">
              {what}
            </p>
          );
        }
        return (
          <details key={id} className="desk-answer">
            <summary>{what}</summary>
            <p lang={enquiry.locale} className="desk-answer__text">
              {text}
            </p>
          </details>
        );
      })}
    </section>
  );
}
