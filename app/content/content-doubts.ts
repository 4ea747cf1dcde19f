import { contentSchema } from './content-schema';
import { describeMisspelt, findMisspeltKeys } from './misspelt-keys';

/**
 * Probable mistakes in content that can be shown all the same, one line each. They stop the start with the hotel's own
 * files. What a backend publishes goes live, because the site must also start with content that went live before.
 * @param raw as published, with the fields that the schema ignores
 */
export const findDoubts = (raw: unknown): string[] =>
  findMisspeltKeys(contentSchema, raw).map((key) => describeMisspelt(raw, key));
