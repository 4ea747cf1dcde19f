import { loadContent, type SiteContent } from '~/content/content.server';
import {
  createPaymentService,
  type PaymentService,
} from '~/shop/payments/core/payment-service.server';
import { createProviders } from '~/shop/payments/set-up-providers.server';
import { InvoiceJournal } from '~/shop/invoices/invoice-journal.server';
import { createInvoiceService, type InvoiceService } from '~/shop/invoices/invoice-service.server';
import { createInvoicing } from '~/shop/invoices/set-up-invoicing.server';
import { type Env, parseEnv } from '~/platform/env/env-schema';
import { readSessionSecrets } from '~/platform/env/session-secrets.server';
import { log } from '~/platform/log/log.server';
import {
  applySettingsNote,
  findMissingSettings,
  readSettingsNote,
} from '~/platform/env/settings-note.server';
import { type CommandContext, withDatabase } from './command-context';
import { CommandFailedError } from './errors';

/** What a command receives that also needs the site's content and payments. */
type SiteContext = CommandContext & {
  content: SiteContent;
  payments: PaymentService;
  invoices: InvoiceService;
};

/**
 * Runs a command with the site's own settings, content and payment providers. The operator's shell may be set up
 * differently, but the links in emails and the payment provider must be the site's.
 * @throws CommandFailedError if the site has never started, or a secret it uses is not set in this shell
 */
export function withSiteServices(run: (context: SiteContext) => Promise<void>): Promise<void> {
  return withDatabase(async ({ env: { DATA_DIR }, db, now }) => {
    const env = readSiteEnv(DATA_DIR);
    // The command reports its own result.
    log.level = 'silent';
    await withContent(env, async (content) => {
      const providers = createProviders(env, readSessionSecrets(env));
      // Emails are sent by the running site's worker on its next run.
      const invoices = createInvoiceService(
        createInvoicing(env, content.current().get().site, now),
        content,
        new InvoiceJournal(db, env.DATA_DIR),
      );
      const payments = createPaymentService({
        env,
        db,
        content,
        providers,
        onMail: () => {},
        invoices,
      });
      await run({ env, db, now, content, payments, invoices });
    });
  });
}

/** Runs `work` with the content that a site with these settings shows. @throws Error if there is none */
export async function withContent<Result>(
  env: Env,
  work: (content: SiteContent) => Result | Promise<Result>,
): Promise<Result> {
  // The site stores what is published: a folder made by another user would keep it from doing so.
  const content = await loadContent(env, { stores: false });
  const stop = await content.start();
  try {
    return await work(content);
  } finally {
    await stop();
  }
}

/**
 * The settings with which the site last started on a data folder.
 * @throws CommandFailedError if no site has started there, or a secret it uses is not set in this shell
 */
export function readSiteEnv(dataDir: string) {
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
