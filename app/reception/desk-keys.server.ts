import { createHash, randomBytes } from 'node:crypto';

/** The hash under which the database stores a key. */
export const hashKey = (key: string): string =>
  createHash('sha256').update(`reception ${key}`).digest('base64url');

/** An unguessable key (256 bits), safe in URLs and cookies. */
export const createKey = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the shape of a key; nothing else is looked up. */
export const isKey = (text: string | undefined): text is string =>
  text !== undefined && /^[\w-]{43}$/.test(text);
