import { type Command, Option } from 'commander';
import { defaultLocale, type Locale, locales } from '~/i18n/locales';
import type { StaffRole } from '~/platform/database/staff-tables';
import { staffRoles } from '~/reception/rights';
import type { StaffMember } from '~/reception/sign-in/sessions.server';
import { findStaff, listStaff, putStaff, removeStaff } from '~/reception/staff/staff.server';
import { withDatabase } from './command-context';
import { CommandFailedError } from './errors';
import { parseEmailAddress } from './option-parsers';
import { addOutputOptions, formatExamples } from './options';
import {
  type Column,
  type OutputOptions,
  timeColumn,
  timesNote,
  writeNotice,
  writeOutput,
  writeRows,
} from './output';

/** `npm run staff`: who may sign in to the desk at /reception. */
export function registerStaffCommands(program: Command): void {
  const group = program
    .command('staff')
    .summary('manage access to the desk at /reception')
    .description(
      'Manage who may use the desk at /reception, and for what: “reception” does the daily work, “manager” everything, “bookkeeper” only reads. Until someone is added, the desk is closed.',
    );
  group
    .command('add')
    .summary('add a person, or change their role and language')
    .description(
      'Give a person access to the desk, or change their role and language. They sign in with a link that the desk sends to the address.',
    )
    .argument('<address>', 'the email address', parseEmailAddress)
    .addOption(
      new Option('--role <role>', 'what the person may do')
        .choices(staffRoles)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option(
        '--language <language>',
        `the language of the desk (default: ${defaultLocale}, or the person’s own if they have access already)`,
      ).choices(locales),
    )
    .addHelpText(
      'after',
      formatExamples(`staff -- add luka@example.com --role reception --language ${defaultLocale}`),
    )
    .action(add);
  addOutputOptions(group.command('list'))
    .summary('list the staff')
    .description('List the staff with access to the desk.')
    .addHelpText('after', formatExamples('staff -- list') + timesNote)
    .action(list);
  group
    .command('remove')
    .summary('remove a person')
    .description(
      'Remove a person’s access to the desk. They are signed out on every device immediately.',
    )
    .argument('<address>', 'the email address', parseEmailAddress)
    .addHelpText('after', formatExamples('staff -- remove luka@example.com'))
    .action(remove);
}

const add = (email: string, { role, language }: { role: StaffRole; language?: Locale }) =>
  withDatabase(async ({ db, now }) => {
    const outcome = await putStaff(db, { email, role, locale: language }, now);
    const staff = await findStaff(db, email);
    writeOutput(`${email}: ${outcome} as ${role}, ${staff?.locale}\n`);
  });

const columns: Column<StaffMember>[] = [
  { name: 'email', value: ({ email }) => email, table: { title: 'email', canShrink: true } },
  { name: 'role', value: ({ role }) => role, table: { title: 'role' } },
  { name: 'language', value: ({ locale }) => locale, table: { title: 'lang' } },
  timeColumn('addedAt', 'added', ({ created_at }) => created_at),
];

const list = (options: OutputOptions) =>
  withDatabase(async ({ db }) => {
    const rows = await listStaff(db);
    writeRows(rows, columns, options);
    if (rows.length === 0) writeNotice('No staff: the desk is closed.');
  });

const remove = (email: string) =>
  withDatabase(async ({ db }) => {
    if (!(await removeStaff(db, email))) {
      throw new CommandFailedError(`no member of staff has the address ${email}`);
    }
    writeOutput(`${email}: removed\n`);
  });
