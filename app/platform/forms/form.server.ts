import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';

const maxFields = 64;

/**
 * A posted form reduced to the fields we know, the first value of each, before any library sees it: libraries that build
 * objects from field names can be made to build huge or polluted ones.
 * @throws Response 400 when the body has more than 64 fields
 */
export async function readForm(request: Request, names: readonly string[]): Promise<FormData> {
  const pairs = [...new URLSearchParams(await request.text())];
  if (pairs.length > maxFields)
    throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const known = new Set(names);
  const form = new FormData();
  for (const [name, value] of pairs) {
    if (known.has(name) && !form.has(name)) form.set(name, value);
  }
  return form;
}

/**
 * Validates a reduced form. Our schemas define how text becomes a value: the library's own coercion would turn an empty
 * optional field into a missing one.
 */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  return parseWithZod(form, { schema, disableAutoCoercion: true });
}
