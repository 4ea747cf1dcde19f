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
import { logAction, setOutcome } from '../log/staff-actions.server';
import { LossScreen } from '../loss-screen';
import type { DeskScreen } from '../render-desk.server';
import { subjectOf } from './find-issue.server';
import { fieldName, titleOf } from './issue-form';
import { languageName } from './language-name';

/** The confirmation page before a draft is deleted. */
export function showDiscarding(
  { locale, t }: StaffRequest,
  issue: Issue,
  typed: IssueTexts,
): DeskScreen {
  const title = t('issues:draft.discard');
  const languages = listWritten(issue.texts).map(languageName).join(', ');
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
export function discardDraft(
  { context, staff, url, now }: StaffRequest,
  { id }: Issue,
  { submissionId, version }: { submissionId: string; version: number },
): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const row = await logAction(trx, {
      submissionId,
      staffEmail: staff.email,
      action: 'newsletter-discard',
      subject: subjectOf(id),
      screen: url.pathname,
      now,
    });
    if (row === undefined) return false;
    const isDeleted = await deleteDraft(trx, id, version);
    await setOutcome(trx, row, isDeleted ? 'done' : 'refused');
    return isDeleted;
  });
}
