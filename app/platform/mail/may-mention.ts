import { type RawBuilder, sql } from 'kysely';
import { startOfDomain, typedForm } from './address-mention';

/**
 * SQL condition: a column's text may mention an email address, as `mentionsAddress` then tells. Only the letters a to z are
 * compared case-insensitively, so an address with an international domain is searched for by what precedes the domain.
 * @param address in lower case
 */
export function mayMention(column: string, address: string): RawBuilder<boolean> {
  const part = typedForm(address) === address ? address : address.slice(0, startOfDomain(address));
  const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
