import { createElement } from 'react';
import type { Reservation } from '~/hospitality/replies/reservation';
import { toReplyContent } from '~/hospitality/replies/reply-content.server';
import {
  findTemplateProblems,
  maxBody,
  maxSubject,
  offeredTemplates,
  type ReplyTemplate,
  type TemplateId,
} from '~/hospitality/replies/reply-templates';
import {
  loadTemplate,
  resetTemplate,
  saveTemplate,
  type StoredTemplate,
} from '~/hospitality/replies/reply-templates.server';
import { isLocale, type Locale, localeTable } from '~/i18n/locales';
import { readForm } from '~/platform/forms/form.server';
import { addDays, hotelDay } from '~/platform/time/calendar';
import { resourceHref } from '~/routing/resource-href';
import { createKey, isKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest, toRefusal } from '../desk-route.server';
import { storeOnce } from '../log/run-once.server';
import { LossScreen } from '../loss-screen';
import { listErrors } from '../action-fields';
import type { DeskScreen } from '../render-desk.server';
import { titleAfter } from '../title-after';
import { TextScreen } from './text-screen';

type TemplateKey = { id: TemplateId; locale: Locale };

function findTemplate({ params: { template, language } }: StaffRequest): TemplateKey | undefined {
  const id = offeredTemplates.find((each) => each === template);
  return id && isLocale(language) ? { id, locale: language } : undefined;
}

const pathOf = ({ id, locale }: TemplateKey, query = '') =>
  resourceHref('reception.text', { template: id, language: locale }) + query;

/** The page on which a reply template is edited. */
export async function showText(desk: StaffRequest): Promise<DeskScreen | Response> {
  const template = findTemplate(desk);
  if (!template) return toRefusal(desk, 'missing');
  const stored = await loadTemplate(desk.context.db, template);
  return toScreen(desk, template, stored, { typed: stored });
}

type Shown = {
  typed: ReplyTemplate;
  /** Whether someone else has edited the template in the meantime. */
  isChanged?: boolean;
};

function toScreen(
  desk: StaffRequest,
  template: TemplateKey,
  stored: StoredTemplate,
  { typed, isChanged = false }: Shown,
): DeskScreen {
  const { request, t, url } = desk;
  const errors = findTemplateProblems(template.id, typed).map(
    ({ field, code, placeholder = '' }) => ({
      name: field,
      message: t(`wording:errors.${code}`, {
        placeholder: `{${placeholder}}`,
        limit: field === 'subject' ? maxSubject : maxBody,
      }),
    }),
  );
  // A form is sent to the address of its page, which may still say so.
  const isSaved = url.searchParams.has('saved') && request.method === 'GET';
  const outcome = isChanged ? 'refused' : isSaved ? 'done' : undefined;
  return {
    status: errors.length > 0 ? 400 : isChanged ? 409 : 200,
    hasErrors: errors.length > 0,
    title: titleAfter(
      outcome && t(`reception:outcomes.${outcome}`),
      t(`wording:names.${template.id}`),
    ),
    screen: createElement(TextScreen, {
      ...template,
      typed: { subject: typed.subject, body: typed.body },
      base: stored.updatedAt,
      by: stored.staffEmail,
      preview: errors.length === 0 ? makePreview(desk, template, typed) : undefined,
      submissionId: createKey(),
      errors: listErrors(errors),
      messages: Object.fromEntries(errors.map(({ name, message }) => [name, message])),
      isChanged,
      isSaved,
    }),
  };
}

/** The reply to a sample guest. */
function makePreview(
  { context, t, now }: StaffRequest,
  { id, locale }: TemplateKey,
  template: ReplyTemplate,
) {
  const content = context.content.current();
  const isTable = id.startsWith('table');
  const packageId = content.get().packages?.items[0]?.id;
  const date = addDays(hotelDay(now), 7);
  const reserved: Reservation =
    id === 'write'
      ? {}
      : isTable
        ? { venue: 'restaurant', date, time: '19:30', guests: 2 }
        : { packageId, date, guests: 2 };
  const hasLink = id !== 'write' && !id.includes('Decline');
  const enquiry = { full_name: t('wording:sampleName'), locale, details: '{}' };
  const mail = { enquiry, template, reserved, text: '', token: hasLink ? 'sample' : undefined };
  return toReplyContent(content, mail, context.env.SITE_URL);
}

/** The confirmation page before the hotel's own wording is dropped. */
function showResetting(
  { t }: StaffRequest,
  { id, locale }: TemplateKey,
  { typed, base }: { typed: ReplyTemplate; base: string },
): DeskScreen {
  const title = t('wording:reset');
  return {
    title,
    screen: createElement(LossScreen, {
      title,
      about: t(`wording:names.${id}`),
      consequences: [
        t('wording:resetting.language', { language: localeTable[locale].name }),
        t('wording:resetting.final'),
      ],
      fields: [
        ['submission', createKey()],
        ['base', base],
        ['subject', typed.subject],
        ['body', typed.body],
      ],
      name: 'intent',
      confirm: { value: 'restore', label: title },
      cancel: { value: 'show', label: t('wording:resetting.cancel') },
    }),
  };
}

/** Saves, previews or, after a confirmation page, resets a reply template. */
export async function changeText(desk: StaffRequest): Promise<DeskScreen | Response> {
  const { context, request, staff, now } = desk;
  const template = findTemplate(desk);
  if (!template) return toRefusal(desk, 'missing');
  const form = await readForm(request, ['subject', 'body', 'base', 'submission', 'intent']);
  const read = (name: string) =>
    String(form.get(name) ?? '')
      .replace(/\r\n?/g, '\n')
      .trim();
  const typed = { subject: read('subject').replaceAll('\n', ' '), body: read('body') };
  const [intent, submissionId] = [read('intent'), read('submission')];
  const stored = await loadTemplate(context.db, template);
  if (intent === 'reset') return showResetting(desk, template, { typed, base: read('base') });
  const isReset = intent === 'restore';
  const isRefused = findTemplateProblems(template.id, typed).length > 0 && !isReset;
  if ((intent !== 'save' && !isReset) || isRefused || !isKey(submissionId)) {
    return toScreen(desk, template, stored, { typed });
  }
  const base = read('base') || null;
  const action = {
    submissionId,
    action: isReset ? 'text-reset' : 'text',
    subject: `text ${template.id} ${template.locale}`,
  };
  const isStored = await storeOnce(desk, action, (trx) =>
    isReset
      ? resetTemplate(trx, template, base)
      : saveTemplate(trx, template, typed, { base, staffEmail: staff.email, now }),
  );
  // Of a page submitted a second time, the first submission was stored.
  if (isStored !== false) return redirectTo(pathOf(template, '?saved'));
  return toScreen(desk, template, await loadTemplate(context.db, template), {
    typed,
    isChanged: true,
  });
}
