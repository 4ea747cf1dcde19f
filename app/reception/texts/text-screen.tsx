import { useTranslation } from 'react-i18next';
import { ErrorSummary, type FormErrors } from '~/components/forms/error-summary';
import { Button } from '~/components/ui/button';
import { FactList } from '~/components/ui/fact-list';
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
import { actionFormId, ActionTextField } from '../action-fields';
import { MailPreview } from '../enquiries/mail-preview';

type TextScreenProps = {
  id: TemplateId;
  /** The template's language. */
  locale: Locale;
  typed: ReplyTemplate;
  /** When the hotel last changed it; null for the default wording. */
  base: string | null;
  /** Who edited it. */
  by: string | null;
  preview: EmailContent | undefined;
  submissionId: string;
  errors: FormErrors;
  messages: Readonly<Record<string, string>>;
  isChanged: boolean;
  isSaved: boolean;
};

/** A reply template: its text, its placeholders and a preview. */
export function TextScreen(props: TextScreenProps) {
  const { id, locale, typed, base, by, preview, submissionId, errors, messages } = props;
  const { isChanged, isSaved } = props;
  const { t } = useTranslation(['wording', 'inbox', 'reception']);
  return (
    <div className="desk-column">
      <ErrorSummary errors={errors} />
      <p>
        <a className="standalone-link" href={resourceHref('reception.texts')}>
          {t('back')}
        </a>
      </p>
      {isChanged ? (
        <Notice kind="error" role="alert">
          <p>{t('changed', { by: by ?? t('somebodyElse') })}</p>
        </Notice>
      ) : null}
      {isSaved ? (
        <Notice kind="ok">
          <p>{t('saved')}</p>
        </Notice>
      ) : null}
      <h1 className="desk-title">
        <span>{t(`names.${id}`)}</span> <span lang={locale}>{localeTable[locale].name}</span>
      </h1>
      <p className="note">{by ? t('own', { by }) : t('engine')}</p>
      <form id={actionFormId} className="desk-form" method="post" noValidate>
        <input type="hidden" name="submission" value={submissionId} />
        <input type="hidden" name="base" value={base ?? ''} />
        <ActionTextField
          name="subject"
          label={t('subject')}
          maxLength={maxSubject}
          lang={locale}
          value={typed.subject}
          error={messages.subject}
        />
        <ActionTextField
          name="body"
          label={t('body')}
          hint={t('bodyHint', { limit: maxBody })}
          multiline
          lang={locale}
          value={typed.body}
          error={messages.body}
          className="desk-long-text"
        />
        <FactList
          className="desk-placeholders"
          facts={placeholdersOf[id].map((name) => ({
            label: `{${name}}`,
            value: t(`placeholders.${name}`),
          }))}
        />
        <div className="desk-buttons">
          <Button name="intent" value="save">
            {t('save')}
          </Button>
          <Button name="intent" value="show" look="line">
            {t('inbox:reply.show')}
          </Button>
          {base === null ? null : (
            <Button name="intent" value="reset" look="quiet">
              {t('reset')}
            </Button>
          )}
        </div>
      </form>
      {preview ? <MailPreview content={preview} to="eva@example.com" /> : null}
    </div>
  );
}
