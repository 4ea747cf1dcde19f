import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type AssetService, createAssetService } from '~/content/asset.server';
import type { SiteContent } from '~/content/content.server';
import { PublicConfig } from '~/content/public-config';
import { DatabaseHealth } from '~/platform/database/database-health';
import type { Database } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';
import { readSessionSecrets } from '~/platform/env/session-secrets.server';
import { createFormGuard, type FormGuard } from '~/platform/forms/captcha/captcha.server';
import { shareVerdictsIn } from '~/platform/forms/captcha/shared-verdicts.server';
import { captchaSources } from '~/platform/forms/captcha/captcha-config';
import { storePageScriptsInDatabase } from '~/platform/http/shared-page-scripts.server';
import { storePageScriptsIn } from '~/platform/http/stored-page-scripts.server';
import { PageScripts } from '~/platform/http/page-scripts';
import { createSecurityPolicy, type SecurityPolicy } from '~/platform/http/security-headers';
import { JobSignal } from '~/platform/jobs/job.server';
import { OutboxHealth } from '~/platform/mail/outbox-health';
import { localLimits } from '~/platform/limits/limits';
import { sharedLimits } from '~/platform/limits/shared-limits.server';
import { type CheckoutLimits, createCheckoutLimits } from '~/shop/checkout/checkout-limits.server';
import { type CartCookie, createCartCookie } from '~/shop/cart/cart.server';
import {
  createPaymentService,
  type PaymentService,
} from '~/shop/payments/core/payment-service.server';
import { InvoiceJournal } from '~/shop/invoices/invoice-journal.server';
import { createInvoiceService, type InvoiceService } from '~/shop/invoices/invoice-service.server';
import type { Invoicing } from '~/shop/invoices/invoicing';
import type { PaymentProvider } from '~/shop/payments/core/payments';
import { createProviders } from '~/shop/payments/set-up-providers.server';
import { createDailyPrices, type DailyPrices } from '~/shop/pricing/daily-prices.server';
import { createWithdrawalLimits, type WithdrawalLimits } from '~/shop/withdrawals/limits.server';
import { createReplyLimits, type ReplyLimits } from '~/hospitality/replies/reply-limits.server';
import {
  createPasskeyLimits,
  type PasskeyLimits,
} from '~/reception/passkeys/passkey-limits.server';
import { createSignInLimits, type SignInLimits } from '~/reception/sign-in/sign-in-limits.server';
import { analyticsSources } from '~/site/consent/analytics.server';
import { FrameCache } from '~/site/frame/frame-cache.server';
import type { WeatherCache } from '~/site/weather/weather-cache';
import {
  createWeather,
  findWeatherProvider,
  type WeatherProvider,
} from '~/site/weather/weather.server';

/** The services for loaders and actions: Remix passes them as `context` (load-context.d.ts). */
export type SiteServices = {
  env: Env;
  /** Session secrets, newest first: the first one signs, all are accepted. */
  secrets: readonly string[];
  content: SiteContent;
  /** Every query fails with DatabaseUnavailable if there is no usable database. */
  db: Kysely<Database>;
  databaseHealth: DatabaseHealth;
  /** The database for coordination between processes; undefined with a single process. */
  processesDb: Kysely<Database> | undefined;
  /** The response of `GET /api/config`. */
  publicConfig: PublicConfig;
  cartCookie: CartCookie;
  invoices: InvoiceService;
  payments: PaymentService;
  prices: DailyPrices;
  forms: FormGuard;
  checkoutLimits: CheckoutLimits;
  withdrawalLimits: WithdrawalLimits;
  /** Limits on replies to guests' enquiries, and on the guests' responses. */
  replyLimits: ReplyLimits;
  /** Limits on sign-in links to the staff's desk. */
  signInLimits: SignInLimits;
  /** Limits on the staff's passkeys: challenges and answers. */
  passkeyLimits: PasskeyLimits;
  /** Signals that emails were queued. */
  outbox: JobSignal;
  outboxHealth: OutboxHealth;
  /** Signals that a withdrawal may take effect. */
  withdrawals: JobSignal;
  assets: AssetService;
  /** Undefined without a weather provider. */
  weather: WeatherCache | undefined;
  policy: SecurityPolicy;
  pageScripts: PageScripts;
  /** Rendered frames of personal pages. */
  frames: FrameCache;
};

type ServiceOptions = {
  env: Env;
  /** The content after `start`. */
  content: SiteContent;
  /** Who issues the invoices. */
  invoicing: Invoicing;
  db: Kysely<Database>;
  databaseHealth?: DatabaseHealth;
  processesDb?: Kysely<Database> | undefined;
  /** The card providers; defaults to those with credentials in the environment. */
  providers?: readonly PaymentProvider[];
  /** The weather provider; defaults to the one configured by the operator, if any. */
  weather?: WeatherProvider | undefined;
  /** Development only: the URL at which the browser is notified of changed modules. */
  reloadOrigin?: string | undefined;
};

/** Creates the services that handle requests; starts no background job. */
export function createServices(options: ServiceOptions): SiteServices {
  const { env, content, invoicing, db, processesDb, reloadOrigin } = options;
  const secrets = readSessionSecrets(env);
  const providers = options.providers ?? createProviders(env, secrets);
  const limits = processesDb
    ? sharedLimits({ db: processesDb, secret: secrets[0] ?? '' })
    : localLimits;
  const outbox = new JobSignal();
  // Every page's policy names the booking engine, whose address rarely changes.
  const origins = new LRUCache<string, string>({
    max: 10,
    memoMethod: (url) => new URL(url).origin,
  });
  const onMail = () => outbox.notify();
  const journal = new InvoiceJournal(db, env.DATA_DIR);
  const invoices = createInvoiceService(invoicing, content, journal);
  return {
    env,
    secrets,
    content,
    db,
    databaseHealth: options.databaseHealth ?? new DatabaseHealth(),
    processesDb,
    publicConfig: new PublicConfig(),
    cartCookie: createCartCookie(env.SITE_URL, secrets),
    invoices,
    payments: createPaymentService({ env, db, content, providers, onMail, invoices }),
    prices: createDailyPrices(db, content),
    forms: createFormGuard(env, limits, processesDb && shareVerdictsIn(processesDb)),
    checkoutLimits: createCheckoutLimits(limits),
    withdrawalLimits: createWithdrawalLimits(limits),
    replyLimits: createReplyLimits(limits),
    signInLimits: createSignInLimits(limits),
    passkeyLimits: createPasskeyLimits(limits),
    outbox,
    outboxHealth: new OutboxHealth(),
    withdrawals: new JobSignal(),
    assets: createAssetService({ dataDir: env.DATA_DIR, ...content.masters }),
    weather: createWeather(options.weather ?? findWeatherProvider(env), content),
    policy: createSecurityPolicy({
      // Card providers, and the booking engine, which the owner may change at any time.
      formTargets: () => [
        ...providers.map(({ formOrigin }) => formOrigin),
        origins.memo(content.current().get().site.booking.url),
      ],
      ...(reloadOrigin && { connections: [reloadOrigin], inlineStyles: true }),
      ...(env.captcha && { captcha: captchaSources(env.captcha) }),
      ...(env.ANALYTICS_ID && { analytics: analyticsSources }),
    }),
    pageScripts: new PageScripts(
      processesDb
        ? storePageScriptsInDatabase(processesDb)
        : storePageScriptsIn(join(env.DATA_DIR, 'page-scripts')),
    ),
    frames: new FrameCache(),
  };
}
