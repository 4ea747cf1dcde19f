import { createElement } from 'react';
import type { Asked } from '~/hospitality/replies/asked';
import { toReplyContent } from '~/hospitality/replies/reply-content.server';
import {
  findTemplateProblems,
  isTemplateId,
  type ReplyTemplate,
  type TemplateId,
} from '~/hospitality/replies/reply-templates';
import {
  loadTemplate,
  resetTemplate,
  saveTemplate,
  type StoredTemplate,
} from '~/hospitality/replies/reply-templates.server';
import { isLocale, type Locale } from '~/i18n/locales';
import { readForm } from '~/platform/forms/form.server';
import { addDays, hotelDay } from '~/platform/time/calendar';
import { resourceHref } from '~/routing/resource-href';
import { createKey, isKey } from '../desk-keys.server';
import { goTo, type StaffRequest, toRefusal } from '../desk-route.server';
import { logAction, setOutcome } from '../log/staff-actions.server';
import { listErrors } from '../orders/action-fields';
import type { DeskScreen } from '../render-desk.server';
import { TextScreen } from './text-screen';

type Letter = { id: TemplateId; locale: Locale };

function findLetter({ params: { template, language } }: StaffRequest): Letter | undefined {
  return isTemplateId(template) && isLocale(language)
    ? { id: template, locale: language }
    : undefined;
}

const pathOf = ({ id, locale }: Letter, query = '') =>
  resourceHref('reception.text', { template: id, language: locale }) + query;

/** The page on which a letter is put into the house's own words. */
export async function showText(desk: StaffRequest): Promise<DeskScreen | Response> {
  const letter = findLetter(desk);
  if (!letter) return toRefusal(desk, 'missing');
  const stored = await loadTemplate(desk.context.db, letter);
  return toScreen(desk, letter, stored, { typed: stored });
}

type Shown = {
  typed: ReplyTemplate;
  /** Somebody else has changed the letter meanwhile. */
  isChanged?: boolean;
};

function toScreen(
  desk: StaffRequest,
  letter: Letter,
  stored: StoredTemplate,
  { typed, isChanged = false }: Shown,
): DeskScreen {
  const { t, url } = desk;
  const errors = findTemplateProblems(letter.id, typed).map(
    ({ field, code, placeholder = '' }) => ({
      name: field,
      message: t(`requests:texts.errors.${code}`, { placeholder: `{${placeholder}}` }),
    }),
  );
  return {
    status: errors.length > 0 ? 400 : isChanged ? 409 : 200,
    hasErrors: errors.length > 0,
    title: t(`requests:texts.letters.${letter.id}`),
    screen: createElement(TextScreen, {
      ...letter,
      typed: { subject: typed.subject, body: typed.body },
      base: stored.updatedAt,
      by: stored.staffEmail,
      preview: errors.length === 0 ? makePreview(desk, letter, typed) : undefined,
      submissionId: createKey(),
      errors: listErrors(errors),
      messages: Object.fromEntries(errors.map(({ name, message }) => [name, message])),
      isChanged,
      isSaved: url.searchParams.has('saved') && !isChanged,
    }),
  };
}

/** The letter to a made-up guest. */
function makePreview(
  { context, t, now }: StaffRequest,
  { id, locale }: Letter,
  template: ReplyTemplate,
) {
  const content = context.content.current();
  const isTable = id.startsWith('table');
  const packageId = content.get().packages?.items[0]?.id;
  const date = addDays(hotelDay(now), 7);
  const kept: Asked =
    id === 'write'
      ? {}
      : isTable
        ? { house: 'restaurant', date, time: '19:30', guests: 2 }
        : { packageId, date, guests: 2 };
  const hasLink = id !== 'write' && !id.endsWith('Decline');
  const request = { full_name: t('requests:texts.sampleName'), locale };
  const letter = { request, template, kept, text: '', token: hasLink ? 'sample' : undefined };
  return toReplyContent(content, letter, context.env.SITE_URL);
}

/** Stores, shows or gives up the house's wording of a letter. */
export async function changeText(desk: StaffRequest): Promise<DeskScreen | Response> {
  const { context, request, staff, url, now } = desk;
  const letter = findLetter(desk);
  if (!letter) return toRefusal(desk, 'missing');
  const form = await readForm(request, ['subject', 'body', 'base', 'submission', 'press']);
  const read = (name: string) =>
    String(form.get(name) ?? '')
      .replace(/\r\n?/g, '\n')
      .trim();
  const typed = { subject: read('subject').replaceAll('\n', ' '), body: read('body') };
  const [press, submissionId] = [read('press'), read('submission')];
  const stored = await loadTemplate(context.db, letter);
  const isReset = press === 'reset';
  const isRefused = findTemplateProblems(letter.id, typed).length > 0 && !isReset;
  if ((press !== 'save' && !isReset) || isRefused || !isKey(submissionId)) {
    return toScreen(desk, letter, stored, { typed });
  }
  const base = read('base') || null;
  const isDone = await context.db.transaction().execute(async (trx) => {
    const row = await logAction(trx, {
      submissionId,
      staffEmail: staff.email,
      action: isReset ? 'text-reset' : 'text',
      subject: `text ${letter.id} ${letter.locale}`,
      screen: url.pathname,
      now,
    });
    // The same page sent twice: its first press has done it.
    if (row === undefined) return true;
    const isStored = isReset
      ? await resetTemplate(trx, letter, base)
      : await saveTemplate(trx, letter, typed, { base, staffEmail: staff.email, now });
    await setOutcome(trx, row, isStored ? 'done' : 'refused');
    return isStored;
  });
  if (isDone) return goTo(pathOf(letter, '?saved'));
  return toScreen(desk, letter, await loadTemplate(context.db, letter), { typed, isChanged: true });
}
