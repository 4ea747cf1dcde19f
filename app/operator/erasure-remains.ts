import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { PersonalDataRecord } from '~/site/privacy/personal-data-record';
import {
  findRemainingOccurrences,
  type RemainingOccurrence,
} from '~/site/privacy/remaining-occurrences.server';

/** Index tables whose rows are deleted along with those of another table. */
const ownerOf: Record<string, string> = {
  enquiry_search_terms: 'enquiries',
  order_search_terms: 'orders',
};

/** Columns in which an address may remain, because it is a staff member's. */
const staffColumns = new Set([
  'staff.email',
  'staff_actions.staff_email',
  'staff_passkeys.name',
  'enquiry_answers.staff_email',
  'reply_templates.staff_email',
]);

const isOfStaff = ({ table, column }: RemainingOccurrence) =>
  staffColumns.has(`${table}.${column}`);

/** Whether an erasure keeps a record. */
export const isKept = ({ plan }: PersonalDataRecord): boolean => plan.startsWith('keep');

const nameOf = ({ place, id }: PersonalDataRecord) => `${place} ${id}`;

type Remains = {
  /** Whether the address is found where staff are named. */
  isOfStaff: boolean;
  /** The address is found where it should not be. */
  problem: string | undefined;
};

/**
 * Finds where an address still occurs after its erasure, beside the records that are kept.
 * @param records what was stored before
 * @param findAgain finds what is stored now: a guest may have gone on while the data were erased
 */
export async function findRemains(
  db: Kysely<Database>,
  address: string,
  records: readonly PersonalDataRecord[],
  findAgain: () => Promise<readonly PersonalDataRecord[]>,
): Promise<Remains> {
  const kept = records.filter(isKept);
  const reported = new Set(kept.map(({ place }) => place as string));
  const places = await findRemainingOccurrences(db, address);
  const unexpected = places.filter(
    (place) => !reported.has(ownerOf[place.table] ?? place.table) && !isOfStaff(place),
  );
  const remains = { isOfStaff: places.some(isOfStaff), problem: undefined };
  if (unexpected.length === 0) return remains;
  const names = new Set(kept.map(nameOf));
  const isNew = (await findAgain()).some((record) => !names.has(nameOf(record)));
  if (isNew)
    return { ...remains, problem: 'more was stored about the address meanwhile: run this again' };
  const list = unexpected.map(({ table, column, rows }) => `${table}.${column} (${rows})`);
  const problem = `the address is still in ${list.join(', ')}; please report this as a bug`;
  return { ...remains, problem };
}
