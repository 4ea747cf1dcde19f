import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '~/platform/database/schema';

/** The process has ended: nothing that it still does reaches the database. */
class Killed extends Error {
  override name = 'Killed';
}

/**
 * A process's view of a database, which can be ended between any two statements, before or after the database has done
 * one. An open transaction is then rolled back, as a database does when its client is gone.
 */
export function makeMortal(whole: Kysely<Database>) {
  let left = Infinity;
  let hasEnded = false;
  const live = () => {
    hasEnded ||= left <= 0;
    left -= 1;
    if (hasEnded) throw new Killed();
  };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      live();
      return node;
    },
    async transformResult({ result }) {
      live();
      return result;
    },
  };
  return {
    db: whole.withPlugin(plugin),
    /** Ends the process after so many statements and results. */
    killAfter(count: number): void {
      left = count;
    },
    /** Takes an end that has not come yet back. */
    spare(): void {
      left = Infinity;
    },
    isDead: () => hasEnded,
  };
}
