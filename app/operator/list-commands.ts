import type { Command, Option } from 'commander';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { withDatabase } from './command-context';
import {
  addExportOptions,
  addListOptions,
  type ExportOptions,
  formatExamples,
  type ListOptions,
} from './options';
import { noteLimit, type OutputOptions, timesNote, writeNotice } from './output';

/** What a group's `list` and `export` have in common. */
export type Listing<Row, Filter extends object> = {
  /** `enquiries`, as the help and the notices say it. */
  plural: string;
  /** The option that narrows the rows; each command has one of its own. */
  filterOption: () => Option;
  /** Before the examples. */
  help?: string;
  listExamples: readonly string[];
  exportExample: string;
  read: (
    db: Kysely<Database>,
    options: Filter & { since?: Date; limit?: number },
  ) => Promise<readonly Row[]>;
  write: (rows: readonly Row[], options: OutputOptions) => void;
  /** Written after a list, before it says that it was cut off. */
  notice?: (rows: readonly Row[]) => void;
};

/** Adds `list`. */
export function addListCommand<Row, Filter extends object>(
  group: Command,
  listing: Listing<Row, Filter>,
): void {
  const { plural, filterOption, help = '', listExamples, read, write, notice } = listing;
  addListOptions(group.command('list').addOption(filterOption()))
    .summary(`list ${plural}, newest first`)
    .description(`List ${plural}, newest first.`)
    .addHelpText('after', help + formatExamples(...listExamples) + timesNote)
    .action((options: ListOptions & Filter) =>
      withDatabase(async ({ db }) => {
        const rows = await read(db, options);
        write(rows, options);
        if (rows.length === 0) writeNotice(`No ${plural}.`);
        notice?.(rows);
        noteLimit(rows, options, 'Use --limit or export for more.');
      }),
    );
}

/** Adds `export`: CSV, or JSON with `--json`. */
export function addExportCommand<Row, Filter extends object>(
  group: Command,
  listing: Listing<Row, Filter>,
): void {
  const { plural, filterOption, help = '', exportExample, read, write } = listing;
  addExportOptions(group.command('export').addOption(filterOption()))
    .summary(`export ${plural} as CSV`)
    .description(`Export all ${plural} as CSV, or as JSON with --json.`)
    .addHelpText('after', help + formatExamples(exportExample) + timesNote)
    .action((options: ExportOptions & Filter) =>
      withDatabase(async ({ db }) => {
        const rows = await read(db, options);
        write(rows, options.json ? options : { ...options, csv: true });
      }),
    );
}
