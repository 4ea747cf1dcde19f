import { useTranslation } from 'react-i18next';
import { ErrorSummary, type FormErrors } from '~/components/forms/error-summary';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import {
  textFields,
  type IssueTexts,
  listWritten,
  maxTextLength,
} from '~/hospitality/newsletter/issues/issue-texts';
import { type Locale, locales } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { actionFormId, ActionTextField } from '../action-fields';
import { fieldName } from './issue-form';
import { nativeLanguageName } from './native-language-name';
import { PreviewLinks } from './preview-links';

export type DraftScreenProps = {
  /** Undefined until it is stored. */
  id?: number | undefined;
  /** The version of the stored draft; 0 until there is one. */
  version: number;
  typed: IssueTexts;
  /** The email shown in the preview. */
  stored: IssueTexts;
  submissionId: string;
  errors: FormErrors;
  messages: Readonly<Record<string, string>>;
  /** Who has changed or sent the draft since. */
  changedBy?: string | undefined;
  /** What was not done because of that. */
  refused: 'changed' | 'notDeleted';
  /** The action that was just done. */
  done?: 'saved' | 'tested' | undefined;
  /** The recipient of a test. */
  email: string;
};

/** A draft: subject and text in each language. */
export function DraftScreen(props: DraftScreenProps) {
  const { id, version, typed, stored, submissionId, errors, messages } = props;
  const { changedBy, refused, done, email } = props;
  const { t } = useTranslation(['issues', 'reception']);
  return (
    <div className="desk-column">
      <ErrorSummary errors={errors} />
      <p>
        <a className="standalone-link" href={resourceHref('reception.newsletter')}>
          {t('back')}
        </a>
      </p>
      {changedBy ? (
        <Notice kind="error" role="alert">
          <p>{t(`draft.${refused}`, { by: changedBy })}</p>
        </Notice>
      ) : null}
      {done ? (
        <Notice kind="ok">
          <p>{t(`draft.${done}`, { email })}</p>
        </Notice>
      ) : null}
      <h1>{t(id === undefined ? 'draft.newTitle' : 'draft.title')}</h1>
      <p className="desk-lead">{t('draft.lead')}</p>
      <form id={actionFormId} className="desk-form" method="post" action={issueHref(id)} noValidate>
        <input type="hidden" name="submission" value={submissionId} />
        <input type="hidden" name="version" value={version} />
        {locales.map((locale) => (
          <TextFields key={locale} locale={locale} typed={typed} messages={messages} />
        ))}
        <div className="desk-buttons">
          <Button name="press" value="save">
            {t('draft.save')}
          </Button>
          <Button name="press" value="test" look="line">
            {t('draft.test')}
          </Button>
          <Button name="press" value="send" look="line">
            {t('draft.send')}
          </Button>
          {id === undefined ? null : (
            <Button name="press" value="discard" look="quiet">
              {t('draft.discard')}
            </Button>
          )}
        </div>
        <p className="note desk-more">{t('draft.testText', { email })}</p>
      </form>
      {id !== undefined && listWritten(stored).length > 0 ? (
        <section className="desk-section" aria-labelledby="preview">
          <h2 id="preview">{t('draft.preview')}</h2>
          <p className="note">{t('draft.previewText')}</p>
          <PreviewLinks id={id} texts={stored} />
        </section>
      ) : null}
    </div>
  );
}

/** A stored draft is submitted to its own URL. */
const issueHref = (id: number | undefined) =>
  id === undefined
    ? resourceHref('reception.newsletter-new')
    : resourceHref('reception.newsletter-issue', { id: String(id) });

type TextFieldsProps = { locale: Locale } & Pick<DraftScreenProps, 'typed' | 'messages'>;

function TextFields({ locale, typed, messages }: TextFieldsProps) {
  const { t } = useTranslation('issues');
  return (
    <fieldset className="desk-language">
      <legend lang={locale}>{nativeLanguageName(locale)}</legend>
      {textFields.map((field) => (
        <ActionTextField
          key={field}
          name={fieldName(field, locale)}
          label={t(`draft.${field}`)}
          {...(field === 'body'
            ? { hint: t('draft.bodyHint', { limit: maxTextLength.body }), multiline: true }
            : { maxLength: maxTextLength.subject })}
          lang={locale}
          value={typed[locale]?.[field] ?? ''}
          error={messages[fieldName(field, locale)]}
          className={field === 'body' ? 'desk-long-text' : ''}
        />
      ))}
    </fieldset>
  );
}
