import { z } from 'zod';
import {
  findCaptchaContradictions,
  type CaptchaSettings,
  captchaFields,
  captchaDescriptions,
  readCaptchaSettings,
} from './captcha-env';
import { findDatabaseContradictions } from './database-env';
import { commaSeparated, httpUrl, origin, postgresUrl, smtpUrl } from './env-values';
import { findInvoiceContradictions, invoiceDescriptions, invoiceFields } from './invoice-env';
import {
  resolvePaymentMode,
  findMissingCredentials,
  findPaymentContradictions,
  paymentFields,
  paymentDescriptions,
  chargesNoCard,
} from './payment-env';

const port = z.coerce.number().int().min(1).max(65_535);
const secrets = commaSeparated.refine(
  (parts) => parts.every((part) => Buffer.byteLength(part) >= 32),
  'too short',
);

/** What each variable accepts, as worded in the message that refuses the start. */
export const envDescriptions = {
  NODE_ENV: 'development, test or production',
  PORT: 'a port number, 1 to 65535',
  HOST: 'an address to listen on, e.g. 127.0.0.1 or 0.0.0.0',
  SITE_URL: 'the public origin, e.g. https://www.example.com, without a path',
  TRUSTED_PROXIES: 'how many proxies in front of the site add to X-Forwarded-For, 0 to 5',
  SESSION_SECRET: 'one or more secrets of at least 32 bytes, separated by commas, newest first',
  DATA_DIR: 'a folder',
  DATABASE_URL:
    'the address of a PostgreSQL database, e.g. postgres://user:password@host:5432/shop, with @ / ? # % in a password percent-encoded (@ as %40)',
  WEB_PROCESSES: 'how many processes the site runs in on this machine, 1 to 32',
  SMTP_URL:
    'smtp://user:password@host:587 or smtps://…, with / ? # % in a password percent-encoded (/ as %2F)',
  MAIL_FROM: 'one mail address',
  MAIL_TO: 'one mail address',
  OPERATOR_EMAIL: 'one mail address',
  METRICS_PORT: 'a port number, 1 to 65535, other than PORT',
  CONTENT_URL: 'the address of the content backend, e.g. https://cms.example.com',
  CONTENT_TOKEN: 'the access token of the content backend, without spaces',
  ...paymentDescriptions,
  ...invoiceDescriptions,
  WEATHER_URL: 'the address of the weather service, e.g. https://api.openweathermap.org',
  WEATHER_API_KEY: 'the API key given by OpenWeather',
  ...captchaDescriptions,
  ANALYTICS_ID: 'the measurement ID of Google Analytics 4, e.g. G-AB12CD34EF',
  NEWSLETTER_PER_MINUTE: 'how many emails of a newsletter are sent in a minute, 1 to 60',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  PREPARE_PICTURES: '0 or 1',
  JOB_INTERVAL_MS: 'milliseconds between two runs of a background job, 100 to 3600000',
} as const;

export type EnvName = keyof typeof envDescriptions;

const address = z.email().max(254);

/** The environment as set by the operator; an empty value counts as not set. */
export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3002),
  HOST: z.string().regex(/^\S+$/).default('127.0.0.1'),
  SITE_URL: origin.optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).optional(),
  SESSION_SECRET: secrets.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  WEB_PROCESSES: z.coerce.number().int().min(1).max(32).default(1),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: address.optional(),
  MAIL_TO: address.optional(),
  OPERATOR_EMAIL: address.optional(),
  METRICS_PORT: port.optional(),
  CONTENT_URL: httpUrl.optional(),
  CONTENT_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,1024}$/)
    .optional(),
  ...paymentFields,
  ...invoiceFields,
  WEATHER_URL: httpUrl.default('https://api.openweathermap.org'),
  WEATHER_API_KEY: z.string().min(1).max(128).optional(),
  ...captchaFields,
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/)
    .optional(),
  NEWSLETTER_PER_MINUTE: z.coerce.number().int().min(1).max(60).default(20),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PREPARE_PICTURES: z.enum(['0', '1']).default('1'),
  JOB_INTERVAL_MS: z.coerce.number().int().min(100).max(3_600_000).optional(),
});

export type Env = Omit<
  z.infer<typeof envSchema>,
  'SITE_URL' | 'TRUSTED_PROXIES' | keyof typeof captchaDescriptions
> & {
  SITE_URL: string;
  TRUSTED_PROXIES: number;
  /** Strict production: no defaults are filled in for the operator. */
  strict: boolean;
  /** Whether orders are paid at the card provider, at its emulator on loopback, or not at all. */
  payment: 'provider' | 'emulator' | 'closed';
  /** How forms are protected from bots; undefined without CAPTCHA_SITE_KEY. */
  captcha: CaptchaSettings | undefined;
  /** No card is charged: an emulator, or Stripe's test mode. */
  demonstration: boolean;
};

/** The start is refused. Each problem is one line with the variable's name and what it accepts, never its value. */
export class EnvError extends Error {
  override name = 'EnvError';
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

type EnvOptions = {
  /** Fills in defaults for the operator, regardless of NODE_ENV. */
  demo: boolean;
  /**
   * Set by `npm run serve`: it refuses to start without a card provider, whereas otherwise only the checkout is
   * closed.
   */
  needsProvider?: boolean;
};

function missingInStrict(given: Record<string, string | undefined>, options: EnvOptions): string[] {
  const problems: string[] = [];
  if (!given.SITE_URL) {
    problems.push('SITE_URL is required in production: the public https origin');
  }
  if (!given.SESSION_SECRET) {
    problems.push(`SESSION_SECRET is required in production: ${envDescriptions.SESSION_SECRET}`);
  }
  if (!options.needsProvider) return problems;
  problems.push(...findMissingCredentials(given));
  if (!given.SMTP_URL && !chargesNoCard(given)) {
    problems.push(
      'SMTP_URL is required in production, or PAYMENT_DEMO=1, without a provider’s live credentials, for a demonstration that sends no mail',
    );
  }
  return problems;
}

/** Contradictions between values that are valid on their own. */
function contradictions(env: z.infer<typeof envSchema>, strict: boolean): string[] {
  const problems: string[] = [];
  if (strict && env.SITE_URL && !env.SITE_URL.startsWith('https://')) {
    problems.push('SITE_URL is wrong: in production it takes an https origin');
  }
  if (env.METRICS_PORT === env.PORT) {
    problems.push(`METRICS_PORT is wrong: it takes ${envDescriptions.METRICS_PORT}`);
  }
  if (env.WEB_PROCESSES > 1 && env.DATABASE_URL === undefined) {
    problems.push('WEB_PROCESSES is wrong: without DATABASE_URL it takes 1');
  }
  problems.push(...findDatabaseContradictions(env));
  problems.push(...findPaymentContradictions(env, strict), ...findInvoiceContradictions(env));
  if (resolvePaymentMode(env, strict).payment === 'emulator' && env.PORT === 65_535) {
    problems.push('PORT must leave the port after it to the card-provider emulator: at most 65534');
  }
  return problems;
}

/**
 * Prefixes of this application's variables. Other software may use MAIL_ and CONTENT_ too, but not in this process's
 * environment.
 */
const ownNames =
  /^(?:ANALYTICS|CAPTCHA|CONTENT|DATABASE|EU_SALES|FISCAL|MAIL|METRICS|NEWSLETTER|OPERATOR|PAYMENT|PREPARE|SESSION|SITE|SMTP|STRIPE|TRUSTED|WEATHER|WEB|WSPAY)_/;

/** Variables that have one of this application's prefixes but are not read: most likely typing errors. */
export function listUnknownVariables(source: Record<string, string | undefined>): string[] {
  return Object.keys(source)
    .filter((name) => ownNames.test(name) && !(name in envDescriptions))
    .sort();
}

/**
 * Validates the whole environment in one pass.
 * @throws EnvError naming every problem
 */
export function parseEnv(source: Record<string, string | undefined>, options: EnvOptions): Env {
  const given = Object.fromEntries(
    Object.keys(envDescriptions)
      .map((name) => [name, source[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const strict = given.NODE_ENV === 'production' && !options.demo;
  const problems = strict ? missingInStrict(given, options) : [];
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0]) as EnvName));
    problems.push(
      ...[...names].map((name) => `${name} is wrong: it takes ${envDescriptions[name]}`),
    );
    throw new EnvError(problems);
  }
  const env = parsed.data;
  problems.push(...contradictions(env, strict));
  problems.push(...findCaptchaContradictions(env, source.CAPTCHA_VERSION === ''));
  if (problems.length > 0) throw new EnvError(problems);
  return {
    ...env,
    SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    // This server speaks only plain HTTP, so an HTTPS site must have a proxy of the operator's in front.
    TRUSTED_PROXIES: env.TRUSTED_PROXIES ?? (env.SITE_URL?.startsWith('https://') ? 1 : 0),
    strict,
    captcha: readCaptchaSettings(env),
    ...resolvePaymentMode(env, strict),
  };
}
