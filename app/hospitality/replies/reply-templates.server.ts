import type { Kysely } from 'kysely';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import type { Database } from '~/platform/database/schema';
import type { ReplyTemplate, TemplateId } from './reply-templates';

/** A letter as it is used, and when the house last changed it; null for the engine's own wording. */
export type StoredTemplate = ReplyTemplate & {
  updatedAt: string | null;
  staffEmail: string | null;
};

type TemplateName = { id: TemplateId; locale: Locale };

/** The engine's own wording. */
export function getDefaultTemplate({ id, locale }: TemplateName): ReplyTemplate {
  const t = getT(locale);
  return {
    subject: t(`requests:templates.${id}.subject`),
    body: t(`requests:templates.${id}.body`),
  };
}

/** The house's wording of a letter, or the engine's. */
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
  /** When the wording was last changed that the page showed. */
  base: string | null;
  staffEmail: string;
  now: Date;
};

/** Stores the house's wording. @returns false when somebody else has changed it meanwhile */
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

/** Goes back to the engine's wording. @returns false when somebody else has changed it meanwhile */
export async function resetTemplate(
  db: Kysely<Database>,
  { id, locale }: TemplateName,
  base: string | null,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('reply_templates')
    .where('template', '=', id)
    .where('locale', '=', locale)
    .where('updated_at', '=', base ?? '')
    .returning('template')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Which letters the house has put into its own words. */
export function listChangedTemplates(db: Kysely<Database>) {
  return db.selectFrom('reply_templates').select(['template', 'locale']).execute();
}
