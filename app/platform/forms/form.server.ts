import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';

const maxFields = 64;

/** Whether a form's text has more fields than are read. Counted first: to take 32,000 apart costs much more. */
function hasTooMany(text: string): boolean {
  let end = -1;
  for (let count = 0; count < maxFields; count += 1) {
    end = text.indexOf('&', end + 1);
    if (end === -1) return false;
  }
  return end < text.length - 1;
}

/**
 * Reads every field of a posted form, in order.
 * @throws Response 400 if the body has more than 64 fields
 */
export async function readFields(request: Request): Promise<[name: string, value: string][]> {
  const text = await request.text();
  if (hasTooMany(text)) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  return [...new URLSearchParams(text)];
}

/**
 * Reads a posted form and keeps the first value of each known field. Libraries that build objects from field names
 * never see the rest, so they cannot be made to build huge or polluted objects.
 * @param names the known fields, or whether a name is one of them
 * @throws Response 400 if the body has more than 64 fields
 */
export async function readForm(
  request: Request,
  names: readonly string[] | ((name: string) => boolean),
): Promise<FormData> {
  const pairs = await readFields(request);
  const isKnown = typeof names === 'function' ? names : isOneOf(names);
  const form = new FormData();
  for (const [name, value] of pairs) {
    if (isKnown(name) && !form.has(name)) form.set(name, value);
  }
  return form;
}

function isOneOf(names: readonly string[]): (name: string) => boolean {
  const known = new Set(names);
  return (name) => known.has(name);
}

/**
 * Validates a form read by `readForm`. The library's own coercion is disabled, because it would turn an empty
 * optional field into a missing one; the schemas define how text becomes a value.
 */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  return parseWithZod(form, { schema, disableAutoCoercion: true });
}
