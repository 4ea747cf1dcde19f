import { z } from 'zod';

/** Values separated by commas. */
export const commaSeparated = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()));

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

/**
 * Whether an address is split where its author meant it to be: `/`, `?` or `#` in a password ends the part with user and
 * host, and the rest of the password would pass for a path, which is printed.
 */
function isSplitRight(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { pathname, search, hash } = new URL(value);
  return !`${pathname}${search}${hash}`.includes('@');
}

function isPasswordDecodable(value: string): boolean {
  if (!URL.canParse(value)) return false;
  try {
    decodeURIComponent(new URL(value).password);
    return true;
  } catch {
    return false;
  }
}

export const postgresUrl = z
  .url({ protocol: /^postgres(?:ql)?$/ })
  .refine(isSplitRight, 'with an encoded password')
  .refine(isPasswordDecodable, 'with an encoded password');

/** With a host: in `smtp:user:password@host` only the mailer would find one, and would not know that it needs encryption. */
export const smtpUrl = z
  .url({ protocol: /^smtps?$/, hostname: /./ })
  .refine(isSplitRight, 'with an encoded password');
