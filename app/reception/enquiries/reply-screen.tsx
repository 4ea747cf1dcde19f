import { useTranslation } from 'react-i18next';
import { ErrorSummary, type FormErrors } from '~/components/forms/error-summary';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import type { DateWarning } from '~/hospitality/replies/date-warnings.server';
import type { DeclineReason, ReplyKind } from '~/hospitality/replies/enquiry-states';
import type { SeatPlan } from '~/hospitality/replies/seats.server';
import type { Locale } from '~/i18n/locales';
import { languageName } from '~/i18n/staff-locale';
import type { EmailContent } from '~/platform/mail/email-content';
import { resourceHref } from '~/routing/resource-href';
import { ActionChoiceField, actionFormId, ActionTextField } from '../action-fields';
import { DateWarnings } from './date-warnings';
import { MailPreview } from './mail-preview';
import { maxReplyText, type TypedReply } from './reply-draft';
import { type RequestedNames, EnquiryFacts, StateLine } from './enquiry-facts';
import type { EnquirySheet } from './enquiry-sheet.server';
import { SeatNotice } from './seat-notice';

/** `impossible`: the reply no longer is. `shown`: the email has changed since the page was shown. */
export type ReplyRefusal =
  { kind: 'changed' | 'impossible' | 'shown' } | { kind: 'limited'; text: string };

type ReplyScreenProps = {
  reply: ReplyKind;
  sheet: EnquirySheet;
  names: RequestedNames;
  typed: TypedReply;
  /** The reasons to choose from for declining; none for other replies. */
  reasons: readonly DeclineReason[];
  /** Undefined until the email is complete. */
  mail: EmailContent | undefined;
  plan: (SeatPlan & { guests: number }) | undefined;
  warnings: readonly DateWarning[];
  /** Identifies the email on the page. */
  shown: string;
  submissionId: string;
  errors: FormErrors;
  messages: Readonly<Record<string, string>>;
  refusal: ReplyRefusal | undefined;
  locale: Locale;
  now: Date;
};

/** The page of a reply: a preview of the email, and the button that sends it. */
export function ReplyScreen(props: ReplyScreenProps) {
  const { reply, sheet, typed, reasons, mail, plan, warnings, shown, submissionId } = props;
  const { errors, messages, names, refusal, locale, now } = props;
  const { t } = useTranslation(['inbox', 'reception']);
  const { enquiry } = sheet;
  const hasMoment = reply === 'propose';
  const isOtherReason = reply === 'decline' && typed.reason === 'other';
  const context = enquiry.kind === 'package' ? enquiry.kind : undefined;
  return (
    <div className="desk-column">
      <ErrorSummary errors={errors} />
      {refusal ? (
        <Notice kind={refusal.kind === 'shown' ? 'info' : 'error'} role="alert">
          <p>{refusal.kind === 'limited' ? refusal.text : t(`reply.${refusal.kind}`)}</p>
          {refusal.kind === 'changed' || refusal.kind === 'impossible' ? (
            <StateLine sheet={sheet} locale={locale} now={now} />
          ) : null}
        </Notice>
      ) : null}
      <h1 className="desk-title">
        <span>{t(`reply.${reply}.title`)}</span> <span>{enquiry.full_name}</span>
      </h1>
      <EnquiryFacts sheet={sheet} names={names} locale={locale} />
      <DateWarnings warnings={warnings} locale={locale} />
      {plan ? <SeatNotice plan={plan} locale={locale} /> : null}
      <form
        id={actionFormId}
        className="desk-form"
        method="post"
        action={resourceHref('reception.reply', { id: String(enquiry.id), reply })}
        noValidate
      >
        <input type="hidden" name="submission" value={submissionId} />
        <input type="hidden" name="version" value={enquiry.version} />
        <input type="hidden" name="shown" value={shown} />
        {hasMoment ? (
          <DateTimeFields kind={enquiry.kind} typed={typed} messages={messages} />
        ) : null}
        {reasons.length > 0 ? (
          <ActionChoiceField
            name="reason"
            legend={t('reply.reasons.legend')}
            choices={reasons.map((value) => ({
              value,
              label:
                value === 'other'
                  ? t('reply.reasons.other')
                  : t(`reply.reasons.${value}`, { context }),
            }))}
            value={typed.reason}
          />
        ) : null}
        {mail ? <MailPreview content={mail} to={enquiry.email} /> : null}
        <ActionTextField
          name="text"
          label={t(
            reply === 'write'
              ? 'reply.text'
              : isOtherReason
                ? 'reply.reasonWords'
                : 'reply.ownWords',
          )}
          hint={t('reply.textHint', {
            language: languageName(enquiry.locale, locale),
            limit: maxReplyText,
          })}
          optional={reply !== 'write' && !isOtherReason}
          multiline
          lang={enquiry.locale}
          value={typed.text}
          error={messages.text}
        />
        <div className="desk-buttons">
          {mail ? (
            <Button name="intent" value="send">
              {t('reply.send')}
            </Button>
          ) : null}
          <Button name="intent" value="show" look={mail ? 'line' : 'filled'}>
            {t(mail ? 'reply.showAgain' : 'reply.show')}
          </Button>
          <a
            className="standalone-link"
            href={resourceHref('reception.enquiry', { id: String(enquiry.id) })}
          >
            {t('reception:actions.cancel')}
          </a>
        </div>
      </form>
    </div>
  );
}

type DateTimeFieldsProps = {
  kind: EnquirySheet['enquiry']['kind'];
  typed: Pick<TypedReply, 'date' | 'time'>;
  messages?: Readonly<Record<string, string>>;
};

/** Day and time of a proposal; of a package the day only. */
export function DateTimeFields({ kind, typed, messages = {} }: DateTimeFieldsProps) {
  const { t } = useTranslation('inbox');
  return (
    <div className="desk-moment">
      <ActionTextField
        name="date"
        type="date"
        label={t('reply.date')}
        value={typed.date}
        error={messages.date}
      />
      {kind === 'table' ? (
        <ActionTextField
          name="time"
          type="time"
          label={t('reply.time')}
          value={typed.time}
          error={messages.time}
        />
      ) : null}
    </div>
  );
}
