import { useTranslation } from 'react-i18next';
import { ErrorSummary, type FormErrors } from '~/components/forms/error-summary';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import {
  maxBody,
  maxSubject,
  placeholdersOf,
  type ReplyTemplate,
  type TemplateId,
} from '~/hospitality/replies/reply-templates';
import { type Locale, localeTable } from '~/i18n/locales';
import type { EmailContent } from '~/platform/mail/email-content';
import { resourceHref } from '~/routing/resource-href';
import { actionFormId, ActionTextField } from '../orders/action-fields';
import { MailPreview } from '../requests/mail-preview';

type TextScreenProps = {
  id: TemplateId;
  /** Of the letter. */
  locale: Locale;
  typed: ReplyTemplate;
  /** When the house last changed it; null for the engine's own wording. */
  base: string | null;
  /** Who did. */
  by: string | null;
  preview: EmailContent | undefined;
  submissionId: string;
  errors: FormErrors;
  messages: Readonly<Record<string, string>>;
  isChanged: boolean;
  isSaved: boolean;
};

/** A letter of the house: its words, what is filled in, and how a guest would read it. */
export function TextScreen(props: TextScreenProps) {
  const { id, locale, typed, base, by, preview, submissionId, errors, messages } = props;
  const { isChanged, isSaved } = props;
  const { t } = useTranslation(['requests', 'reception']);
  return (
    <div className="desk-column">
      <ErrorSummary errors={errors} />
      <p>
        <a className="standalone-link" href={resourceHref('reception.texts')}>
          {t('texts.back')}
        </a>
      </p>
      {isChanged ? (
        <Notice kind="error" role="alert">
          <p>{t('texts.changed', { by: by ?? t('texts.nobody') })}</p>
        </Notice>
      ) : null}
      {isSaved ? (
        <Notice kind="ok">
          <p>{t('texts.saved')}</p>
        </Notice>
      ) : null}
      <h1 className="desk-title">
        <span>{t(`texts.letters.${id}`)}</span> <span>{localeTable[locale].name}</span>
      </h1>
      <p className="note">{by ? t('texts.own', { by }) : t('texts.engine')}</p>
      <form id={actionFormId} className="desk-form" method="post" noValidate>
        <input type="hidden" name="submission" value={submissionId} />
        <input type="hidden" name="base" value={base ?? ''} />
        <ActionTextField
          name="subject"
          label={t('texts.subject')}
          maxLength={maxSubject}
          value={typed.subject}
          error={messages.subject}
        />
        <ActionTextField
          name="body"
          label={t('texts.body')}
          hint={t('texts.bodyHint')}
          multiline
          maxLength={maxBody}
          value={typed.body}
          error={messages.body}
          className="desk-letter"
        />
        <dl className="desk-facts desk-placeholders">
          {placeholdersOf[id].map((name) => (
            <div key={name}>
              <dt>{`{${name}}`}</dt>
              <dd>{t(`texts.placeholders.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <div className="desk-buttons">
          <Button name="press" value="save">
            {t('texts.save')}
          </Button>
          <Button name="press" value="show" look="line">
            {t('reply.show')}
          </Button>
          {base === null ? null : (
            <Button name="press" value="reset" look="quiet">
              {t('texts.reset')}
            </Button>
          )}
        </div>
      </form>
      {preview ? <MailPreview content={preview} to="eva@example.com" /> : null}
    </div>
  );
}
