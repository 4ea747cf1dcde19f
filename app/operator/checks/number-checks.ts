import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';
import {
  inspectSiteDatabase,
  openInspectedDatabase,
} from '~/platform/database/site-database.server';
import { invoiceJournalName, readInvoiceJournal } from '~/shop/invoices/invoice-journal.server';
import { listLostInvoices, listMissing } from '~/shop/invoices/lost-invoices.server';
import { demonstrationIssuer } from '~/shop/invoices/fiscalisation/demonstration-certificate';
import {
  certificateOib,
  readIssuerKeys,
} from '~/shop/invoices/fiscalisation/issuer-certificate.server';
import { type CheckResult, fail, ok, warn } from './check-result';

/**
 * Checks whether the database contains the invoices whose numbers are in the journal, and none of a demonstration; changes
 * nothing.
 */
export async function checkInvoiceNumbers(env: Env, now: Date): Promise<CheckResult> {
  const entries = await readInvoiceJournal(env.DATA_DIR);
  if (entries.length === 0) return ok('none was given yet');
  const { state } = await inspectSiteDatabase(env);
  if (state.kind !== 'current')
    return ok(`${entries.length} in ${invoiceJournalName}, which the site compares when it starts`);
  const db = openInspectedDatabase(env);
  try {
    const invented = await countInvented(db, env);
    if (invented > 0)
      return fail(
        `the database has invoices of a demonstration (${invented}), and the shop’s would continue their numbers: use an empty database and another DATA_DIR`,
      );
    const missing = await listMissing(db, entries, now);
    const listed = await db.selectFrom('lost_invoices').select(['zki', 'closed_at']).execute();
    const closed = new Set(listed.filter((row) => row.closed_at !== null).map(({ zki }) => zki));
    const open = new Set([...missing, ...(await listLostInvoices(db))].map(({ zki }) => zki));
    for (const zki of closed) open.delete(zki);
    return open.size === 0
      ? ok(`${entries.length} in ${invoiceJournalName}`)
      : warn(
          `${open.size} of the invoices in ${invoiceJournalName} are missing from the database: npm run invoices -- lost`,
        );
  } finally {
    await db.destroy();
  }
}

/** The invoices of a demonstration in the database of a shop that issues real ones. */
async function countInvented(
  db: Kysely<Database>,
  { demonstration, INVOICES }: Env,
): Promise<number> {
  const oib = certificateOib(readIssuerKeys(demonstrationIssuer).certificate);
  if (demonstration || INVOICES === 'external' || oib === undefined) return 0;
  const { count } = await db
    .selectFrom('invoices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('oib', '=', oib)
    .executeTakeFirstOrThrow();
  return count;
}
