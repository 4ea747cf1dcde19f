import { createContent, type SiteContent } from '~/content/content.server';
import {
  createPaymentService,
  type PaymentService,
} from '~/shop/payments/core/payment-service.server';
import { createProviders } from '~/shop/payments/set-up-providers.server';
import { parseEnv } from '~/platform/env/env-schema';
import { readSessionSecrets } from '~/platform/env/session-secrets.server';
import { log } from '~/platform/log/log.server';
import {
  applySettingsNote,
  findMissingSettings,
  readSettingsNote,
} from '~/platform/env/settings-note.server';
import { OperatorError } from './command-line';
import type { Desk } from './subject';

/** A desk with what the site works with besides. */
export type SiteDesk = Desk & { content: SiteContent; payments: PaymentService };

/**
 * Gives a command what the site itself works with: its settings, content and card providers. Mails of a command must
 * carry the site's address, and its money must go to the site's provider, whatever the shell was told.
 * @throws OperatorError when the site has secrets that this shell has not
 */
export async function withSiteServices(
  { env: { DATA_DIR }, db, now }: Desk,
  work: (desk: SiteDesk) => Promise<void>,
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
  // What a command has to say it says itself.
  log.level = 'silent';
  const content = createContent(env);
  const stopContent = await content.start();
  try {
    const providers = createProviders(env, readSessionSecrets(env));
    // Mails leave at the next look of the site's own worker.
    const payments = createPaymentService({ env, db, content, providers, onMail: () => {} });
    await work({ env, db, now, content, payments });
  } finally {
    await stopContent();
  }
}
