import { createHash, randomBytes } from 'node:crypto';

/** The name under which the database knows a key. */
export const hashKey = (key: string): string =>
  createHash('sha256').update(`reception ${key}`).digest('base64url');

/** An unguessable key (256 bits), in letters that addresses and cookies take. */
export const createKey = (): string => randomBytes(32).toString('base64url');

/** Whether a text can be a key at all: nothing else is looked up. */
export const isKey = (text: string | undefined): text is string =>
  text !== undefined && /^[\w-]{43}$/.test(text);
