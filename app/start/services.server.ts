import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type AssetService, createAssetService } from '~/content/asset.server';
import type { SiteContent } from '~/content/content.server';
import { PublicConfig } from '~/content/public-config';
import { DatabaseHealth } from '~/platform/database/database-health';
import type { Database } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';
import { readSessionSecrets } from '~/platform/env/session-secrets.server';
import { createFormGuard, type FormGuard } from '~/platform/forms/captcha/captcha.server';
import { captchaSources } from '~/platform/forms/captcha/captcha-config';
import { storePageScriptsIn } from '~/platform/http/stored-page-scripts.server';
import { PageScripts } from '~/platform/http/page-scripts';
import { createSecurityPolicy, type SecurityPolicy } from '~/platform/http/security-headers';
import { JobSignal } from '~/platform/jobs/job.server';
import { type CheckoutLimits, createCheckoutLimits } from '~/shop/checkout/checkout-limits.server';
import { type CartCookie, createCartCookie } from '~/shop/cart/cart.server';
import {
  createPaymentService,
  type PaymentService,
} from '~/shop/payments/core/payment-service.server';
import { createInvoiceService, type InvoiceService } from '~/shop/invoices/invoice-service.server';
import { createInvoicing } from '~/shop/invoices/set-up-invoicing.server';
import type { PaymentProvider } from '~/shop/payments/core/payments';
import { createProviders } from '~/shop/payments/set-up-providers.server';
import { createDailyPrices, type DailyPrices } from '~/shop/pricing/daily-prices.server';
import { createWithdrawalLimits, type WithdrawalLimits } from '~/shop/withdrawals/limits.server';
import {
  createRequestLimits,
  type RequestLimits,
} from '~/hospitality/replies/request-limits.server';
import { createSignInLimits, type SignInLimits } from '~/reception/sign-in/sign-in-limits.server';
import { analyticsSources } from '~/site/consent/analytics.server';
import type { WeatherCache } from '~/site/weather/weather-cache';
import {
  createWeather,
  findWeatherProvider,
  type WeatherProvider,
} from '~/site/weather/weather.server';

/** What loaders and actions work with: Remix hands it to them as their `context` (load-context.d.ts). */
export type SiteServices = {
  env: Env;
  /** Of the sessions, newest first: the first signs, all are accepted. */
  secrets: readonly string[];
  content: SiteContent;
  /** Every query fails with DatabaseUnavailable where there is no database that this version may use. */
  db: Kysely<Database>;
  databaseHealth: DatabaseHealth;
  /** What `GET /api/config` answers. */
  publicConfig: PublicConfig;
  cartCookie: CartCookie;
  invoices: InvoiceService;
  payments: PaymentService;
  prices: DailyPrices;
  forms: FormGuard;
  checkoutLimits: CheckoutLimits;
  withdrawalLimits: WithdrawalLimits;
  /** Of answers to guests' requests, and of what guests answer. */
  requestLimits: RequestLimits;
  /** Of links to the staff's desk. */
  signInLimits: SignInLimits;
  /** Mails were queued. */
  outbox: JobSignal;
  /** A withdrawal may take effect. */
  withdrawals: JobSignal;
  assets: AssetService;
  /** Undefined without a weather provider. */
  weather: WeatherCache | undefined;
  policy: SecurityPolicy;
  pageScripts: PageScripts;
};

type ServiceOptions = {
  env: Env;
  /** Started. */
  content: SiteContent;
  db: Kysely<Database>;
  databaseHealth?: DatabaseHealth;
  /** The card providers; those that the environment has credentials for unless given. */
  providers?: readonly PaymentProvider[];
  /** The weather provider; by default the operator's, if any. */
  weather?: WeatherProvider | undefined;
  /** Development only: where the browser hears of changed modules. */
  reloadOrigin?: string | undefined;
};

/** Puts together what answers requests; starts no background job. */
export function createServices(options: ServiceOptions): SiteServices {
  const { env, content, db, reloadOrigin } = options;
  const secrets = readSessionSecrets(env);
  const providers = options.providers ?? createProviders(env, secrets);
  const outbox = new JobSignal();
  const onMail = () => outbox.notify();
  const invoices = createInvoiceService(
    createInvoicing(env, content.current().get().site),
    content,
  );
  return {
    env,
    secrets,
    content,
    db,
    databaseHealth: options.databaseHealth ?? new DatabaseHealth(),
    publicConfig: new PublicConfig(),
    cartCookie: createCartCookie(env.SITE_URL, secrets),
    invoices,
    payments: createPaymentService({ env, db, content, providers, onMail, invoices }),
    prices: createDailyPrices(db, content),
    forms: createFormGuard(env),
    checkoutLimits: createCheckoutLimits(),
    withdrawalLimits: createWithdrawalLimits(),
    requestLimits: createRequestLimits(),
    signInLimits: createSignInLimits(),
    outbox,
    withdrawals: new JobSignal(),
    assets: createAssetService({ dataDir: env.DATA_DIR, ...content.masters }),
    weather: createWeather(options.weather ?? findWeatherProvider(env), content),
    policy: createSecurityPolicy({
      // Card providers, and the booking engine, which the owner may exchange at any time.
      formTargets: () => [
        ...providers.map(({ formOrigin }) => formOrigin),
        new URL(content.current().get().site.booking.url).origin,
      ],
      ...(reloadOrigin && { connections: [reloadOrigin] }),
      ...(env.captcha && { captcha: captchaSources(env.captcha) }),
      ...(env.ANALYTICS_ID && { analytics: analyticsSources }),
    }),
    pageScripts: new PageScripts(storePageScriptsIn(join(env.DATA_DIR, 'page-scripts'))),
  };
}
