import { createElement } from 'react';
import { deleteDraft, type Issue } from '~/hospitality/newsletter/issues/issues.server';
import {
  type IssueTexts,
  listWritten,
  textFields,
} from '~/hospitality/newsletter/issues/issue-texts';
import { locales } from '~/i18n/locales';
import { createKey } from '../desk-keys.server';
import type { StaffRequest } from '../desk-route.server';
import { storeOnce } from '../log/run-once.server';
import { LossScreen } from '../loss-screen';
import type { DeskScreen } from '../render-desk.server';
import { subjectOf } from './find-issue.server';
import { fieldName, titleOf } from './issue-form';
import { nativeLanguageName } from './native-language-name';

/** The confirmation page before a draft is deleted. */
export function showDiscarding(
  { locale, t }: StaffRequest,
  issue: Issue,
  typed: IssueTexts,
): DeskScreen {
  const title = t('issues:draft.discard');
  const languages = listWritten(issue.texts).map(nativeLanguageName).join(', ');
  return {
    title,
    screen: createElement(LossScreen, {
      title,
      about: titleOf(issue.texts, locale) || t('issues:untitled'),
      consequences: [
        ...(languages ? [t('issues:discard.texts', { languages })] : []),
        t('issues:discard.final'),
      ],
      fields: [
        ['submission', createKey()],
        ['version', String(issue.version)],
        ...listFields(typed),
      ],
      name: 'press',
      confirm: { value: 'delete', label: t('issues:draft.discard') },
      cancel: { value: 'back', label: t('issues:send.cancel') },
    }),
  };
}

const listFields = (texts: IssueTexts): [string, string][] =>
  locales.flatMap((locale) =>
    textFields.map((field): [string, string] => [
      fieldName(field, locale),
      texts[locale]?.[field] ?? '',
    ]),
  );

/**
 * Deletes a draft.
 * @param submission the key of the confirmation page, and the version of the draft that it showed
 * @returns false if the draft has been changed or sent since
 */
export async function discardDraft(
  desk: StaffRequest,
  { id }: Issue,
  { submissionId, version }: { submissionId: string; version: number },
): Promise<boolean> {
  const action = { submissionId, action: 'newsletter-discard', subject: subjectOf(id) };
  return (await storeOnce(desk, action, (trx) => deleteDraft(trx, id, version))) ?? false;
}
