import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';

/** What a command works with. */
export type Desk = { env: Env; db: Kysely<Database>; now: Date };

/** Reads its arguments first: whoever mistypes learns so before anything is opened. */
export type Command = (args: string[], now: Date) => (desk: Desk) => Promise<void>;

/** A command that is about the database itself, which may not be there. */
export type SetupCommand = (args: string[]) => (env: Env) => Promise<void>;

/** What can be done to one subject: `npm run SUBJECT -- COMMAND …`. */
export type Subject = {
  usage: string;
  commands: Record<string, Command>;
  /** Commands that are run before any database is opened. */
  setup?: Record<string, SetupCommand>;
};
