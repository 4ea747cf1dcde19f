import type { Kysely } from 'kysely';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import type { Database } from '~/platform/database/schema';
import type { ReplyTemplate, TemplateId } from './reply-templates';

/** A template, and when the hotel last changed it; null for the default wording. */
export type StoredTemplate = ReplyTemplate & {
  updatedAt: string | null;
  staffEmail: string | null;
};

type TemplateName = { id: TemplateId; locale: Locale };

/** The default wording of a template. */
export function getDefaultTemplate({ id, locale }: TemplateName): ReplyTemplate {
  const t = getT(locale);
  return {
    subject: t(`wording:templates.${id}.subject`),
    body: t(`wording:templates.${id}.body`),
  };
}

/** The hotel's wording of a template, or the default. */
export async function loadTemplate(
  db: Kysely<Database>,
  name: TemplateName,
): Promise<StoredTemplate> {
  const row = await db
    .selectFrom('reply_templates')
    .selectAll()
    .where('template', '=', name.id)
    .where('locale', '=', name.locale)
    .executeTakeFirst();
  if (!row) return { ...getDefaultTemplate(name), updatedAt: null, staffEmail: null };
  const { subject, body, updated_at: updatedAt, staff_email: staffEmail } = row;
  return { subject, body, updatedAt, staffEmail };
}

type Change = {
  /** The `updatedAt` of the wording that was edited, to detect concurrent changes. */
  base: string | null;
  staffEmail: string;
  now: Date;
};

/**
 * Stores the hotel's wording.
 * @returns false if someone else has changed it in the meantime; then nothing is stored
 */
export async function saveTemplate(
  db: Kysely<Database>,
  { id, locale }: TemplateName,
  { subject, body }: ReplyTemplate,
  { base, staffEmail, now }: Change,
): Promise<boolean> {
  const values = { subject, body, staff_email: staffEmail, updated_at: now.toISOString() };
  const stored =
    base === null
      ? await db
          .insertInto('reply_templates')
          .values({ template: id, locale, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning('template')
          .executeTakeFirst()
      : await db
          .updateTable('reply_templates')
          .set(values)
          .where('template', '=', id)
          .where('locale', '=', locale)
          .where('updated_at', '=', base)
          .returning('template')
          .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Restores the default wording.
 * @returns false if someone else has changed it in the meantime; then nothing is stored
 */
export async function resetTemplate(
  db: Kysely<Database>,
  { id, locale }: TemplateName,
  base: string | null,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('reply_templates')
    .where('template', '=', id)
    .where('locale', '=', locale)
    .where('updated_at', '=', base ?? '')
    .returning('template')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** The templates that the hotel has changed. */
export function listChangedTemplates(db: Kysely<Database>) {
  return db.selectFrom('reply_templates').select(['template', 'locale']).execute();
}
