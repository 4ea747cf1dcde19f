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
import { OperatorError } from './command-line';
import type { Desk } from './subject';

/**
 * Gives a command what the site itself works with: its settings, content and card providers. Mails of a command must
 * carry the site's address, and its money must go to the site's provider, whatever the shell was told.
 * @throws OperatorError when the site has secrets that this shell has not
 */
export async function withSiteServices(
  { env: { DATA_DIR }, db, now }: Desk,
  work: (desk: Desk) => Promise<void>,
): Promise<void> {
  const note = readSettingsNote(DATA_DIR);
  if (!note) {
    throw new OperatorError(
      `${DATA_DIR} does not say how the site runs: start the site once with this version`,
    );
  }
  const missing = findMissingSettings(note, process.env);
  if (missing.length > 0) {
    throw new OperatorError(
      `The site runs with ${missing.join(', ')}: set them here too, as the site has them`,
    );
  }
  const env = parseEnv(applySettingsNote(note, { ...process.env, DATA_DIR }), {
    demo: !note.strict,
  });
  adoptEnv(env);
  adoptDatabase(db);
  // What a command has to say it says itself.
  log.level = 'silent';
  const stopContent = await startContent();
  try {
    setUpProviders(env);
    await work({ env, db, now });
  } finally {
    await stopContent();
  }
}
