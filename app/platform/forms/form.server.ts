import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';

const maxFields = 64;

/**
 * Reads every field of a posted form, in order.
 * @throws Response 400 if the body has more than 64 fields
 */
export async function readFields(request: Request): Promise<[name: string, value: string][]> {
  const pairs = [...new URLSearchParams(await request.text())];
  if (pairs.length > maxFields)
    throw new Response(null, { status: 400, statusText: 'Bad Request' });
  return pairs;
}

/**
 * Reads a posted form and keeps the first value of each known field. Libraries that build objects from field names
 * never see the rest, so they cannot be made to build huge or polluted objects.
 * @throws Response 400 if the body has more than 64 fields
 */
export async function readForm(request: Request, names: readonly string[]): Promise<FormData> {
  const pairs = await readFields(request);
  const known = new Set(names);
  const form = new FormData();
  for (const [name, value] of pairs) {
    if (known.has(name) && !form.has(name)) form.set(name, value);
  }
  return form;
}

/**
 * Validates a form read by `readForm`. The library's own coercion is disabled, because it would turn an empty
 * optional field into a missing one; the schemas define how text becomes a value.
 */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  return parseWithZod(form, { schema, disableAutoCoercion: true });
}
