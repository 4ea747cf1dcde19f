import { startContent } from '~/content/content.server';
import { setUpProviders } from '~/shop/payments/set-up-providers.server';
import { adoptDatabase } from '~/platform/database/site-database.server';
import { parseEnv } from '~/platform/env/env-schema';
import { adoptEnv } from '~/platform/env/env.server';
import { log } from '~/platform/log/log.server';
import {
  applySettingsNote,
  findMissingSettings,
  readSettingsNote,
} from '~/platform/env/settings-note.server';
import { type CommandContext, withDatabase } from './command-context';
import { CommandFailedError } from './errors';

/**
 * Runs a command with the site's own settings, content and payment providers. The operator's shell may be set up
 * differently, but the links in emails and the payment provider must be the site's.
 * @throws CommandFailedError if the site has never started, or a secret it uses is not set in this shell
 */
export function withSiteServices(run: (context: CommandContext) => Promise<void>): Promise<void> {
  return withDatabase(async ({ env: { DATA_DIR }, db, now }) => {
    const env = readSiteEnv(DATA_DIR);
    adoptEnv(env);
    adoptDatabase(db);
    // The command reports its own result.
    log.level = 'silent';
    const stopContent = await startContent();
    try {
      setUpProviders(env);
      await run({ env, db, now });
    } finally {
      await stopContent();
    }
  });
}

function readSiteEnv(dataDir: string) {
  const note = readSettingsNote(dataDir);
  if (!note) {
    throw new CommandFailedError(
      `the site's settings are not in ${dataDir}; start the site once with this version`,
    );
  }
  const missing = findMissingSettings(note, process.env);
  if (missing.length > 0) {
    throw new CommandFailedError(
      `the site uses ${missing.join(', ')}; set them in this shell to the same values`,
    );
  }
  return parseEnv(applySettingsNote(note, { ...process.env, DATA_DIR: dataDir }), {
    demo: !note.strict,
  });
}
