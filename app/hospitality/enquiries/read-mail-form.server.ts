import { z } from 'zod';
import { readForm } from '~/platform/forms/form.server';
import { contactFormNames } from './submit-contact.server';

const names = [...contactFormNames, 'locale'];

const textsSchema = z.record(z.string(), z.unknown()).transform((body) =>
  // Own fields that we know and that are text: what else a program sends is nothing to us.
  names.flatMap((name) => {
    const value = Object.hasOwn(body, name) ? body[name] : undefined;
    return typeof value === 'string' ? [[name, value] as const] : [];
  }),
);

/**
 * A message as a form or as JSON, reduced to the names we know.
 * @returns undefined when a body that calls itself JSON is no object
 */
export async function readMailForm(request: Request): Promise<FormData | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^\s*application\/json\b/i.test(type)) return readForm(request, names);
  const body: unknown = await request.json().catch(() => undefined);
  const texts = textsSchema.safeParse(body);
  if (!texts.success) return undefined;
  const form = new FormData();
  for (const [name, value] of texts.data) form.set(name, value);
  return form;
}
