import { z } from 'zod';

export const httpUrl = z.url({ protocol: /^https?$/ });

/** Zod continues after a failed check, so the value may not be a URL at all. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { pathname, search } = new URL(value);
  return pathname === '/' && search === '';
}

export const origin = httpUrl
  .refine(isOrigin, 'without a path')
  .transform((value) => new URL(value).origin);
