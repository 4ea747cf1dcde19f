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

/** What the `list` and `export` commands of a group have in common. */
export type Listing<Row, Filter extends object> = {
  /** Plural noun used in help texts and notices, such as `enquiries`. */
  plural: string;
  /** The option that filters the rows; it differs per command. */
  filterOption: () => Option;
  /** Text shown before the examples. */
  help?: string;
  listExamples: readonly string[];
  exportExample: string;
  read: (
    db: Kysely<Database>,
    options: Filter & { since?: Date; limit?: number },
  ) => Promise<readonly Row[]>;
  write: (rows: readonly Row[], options: OutputOptions) => void;
  /** Writes a notice after a list, before the notice that the list was truncated. */
  notice?: (rows: readonly Row[]) => void;
};

/** Adds a `list` command. */
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

/** Adds an `export` command: CSV, or JSON with `--json`. */
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
