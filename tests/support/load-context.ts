import type { AppLoadContext } from '@remix-run/node';
import type { Kysely } from 'kysely';
import type { SiteContent } from '~/content/content.server';
import type { Database } from '~/platform/database/schema';
import { DatabaseUnavailable } from '~/platform/database/storage-error';
import { unavailableDatabase } from '~/platform/database/unavailable-database.server';
import { type Env, parseEnv } from '~/platform/env/env-schema';
import { createInvoicing } from '~/shop/invoices/set-up-invoicing.server';
import type { PaymentProvider } from '~/shop/payments/core/payments';
import { createServices } from '~/start/services.server';
import { makeSiteContent } from './made-up-hotel/content';

/** The settings of demonstration mode, with overrides. */
export function makeEnv(changes: Partial<Env> = {}): Env {
  return { ...parseEnv({ SESSION_SECRET: 's'.repeat(40) }, { demo: true }), ...changes };
}

type ContextOptions = {
  env?: Partial<Env>;
  /** A made-up hotel's unless given. */
  content?: SiteContent;
  /** Without it every query fails with `DatabaseUnavailable`. */
  db?: Kysely<Database>;
  providers?: readonly PaymentProvider[];
};

/** The load context of a site. */
export function makeLoadContext({
  env,
  content = makeSiteContent(),
  db,
  providers = [],
}: ContextOptions = {}): AppLoadContext {
  const settings = makeEnv(env);
  return createServices({
    env: settings,
    content,
    invoicing: createInvoicing(settings, content.current().get().site, new Date()),
    db: db ?? unavailableDatabase(new DatabaseUnavailable('This test has no database')),
    providers,
  });
}
