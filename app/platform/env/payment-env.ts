import { z } from 'zod';
import { type ProviderId, providerIds } from '~/platform/database/stored-values';
import { hasPage } from '~/routing/paths';
import { commaSeparated, httpUrl, origin } from './env-values';

/** What each variable of the payment accepts, as worded in the message that refuses the start. */
export const paymentDescriptions = {
  PAYMENT_PROVIDER: providerIds.join(' or '),
  WSPAY_SHOP_ID: 'the ShopID given by WSPay',
  WSPAY_SECRET_KEY: 'the secret key given by WSPay',
  WSPAY_FORM_URL: 'the address of WSPay’s payment page, e.g. https://form.wspay.biz',
  WSPAY_API_URL: 'the address of WSPay’s API, e.g. https://secure.wspay.biz',
  WSPAY_HOLD_DAYS: 'how many days WSPay holds an authorisation, 1 to 30',
  STRIPE_SECRET_KEY:
    'the secret key given by Stripe: sk_live_…, sk_test_… or a restricted one, rk_…',
  STRIPE_WEBHOOK_SECRET:
    'one or more signing secrets of the webhook endpoint (whsec_…), separated by commas',
  STRIPE_API_URL: 'the address of Stripe’s API without a path, e.g. https://api.stripe.com',
  PAYMENT_DEMO: '1 for a demonstration in production, otherwise 0',
} as const;

const webhookSecrets = commaSeparated.refine(
  (parts) => parts.every((part) => /^whsec_[\x21-\x7e]{8,200}$/.test(part)),
  'no secrets',
);

export const paymentFields = {
  PAYMENT_PROVIDER: z.enum(providerIds).default(providerIds[0]),
  WSPAY_SHOP_ID: z.string().min(1).max(64).optional(),
  WSPAY_SECRET_KEY: z.string().min(1).max(256).optional(),
  WSPAY_FORM_URL: httpUrl.default('https://form.wspay.biz'),
  WSPAY_API_URL: httpUrl.default('https://secure.wspay.biz'),
  WSPAY_HOLD_DAYS: z.coerce.number().int().min(1).max(30).default(7),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_[\x21-\x7e]{8,240}$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecrets.optional(),
  STRIPE_API_URL: origin.default('https://api.stripe.com'),
  PAYMENT_DEMO: z
    .enum(['1', '0'])
    .default('0')
    .transform((value) => value === '1'),
};

const paymentSchema = z.object(paymentFields);
type PaymentEnv = z.infer<typeof paymentSchema>;
type EnvName = keyof PaymentEnv;

/** The credentials that each provider issues. New orders use one provider; older ones are settled with the other. */
const credentials = {
  wspay: ['WSPAY_SHOP_ID', 'WSPAY_SECRET_KEY'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const satisfies Record<ProviderId, readonly [EnvName, EnvName]>;

/** The environment before it is validated. */
type Given = Record<string, string | undefined>;

const readProvider = ({ PAYMENT_PROVIDER: given }: Given) =>
  providerIds.find((id) => id === given) ?? providerIds[0];

/** Credentials of the provider for new orders that are missing in a strict production that must sell. */
export function findMissingCredentials(given: Given): string[] {
  const [first, second] = credentials[readProvider(given)];
  return given[first] || given.PAYMENT_DEMO === '1' || !hasPage('shop')
    ? []
    : [`${first} and ${second} are required in production, or PAYMENT_DEMO=1 for the emulator`];
}

/** Stripe's test mode: the real protocol, no money. */
const isTestKey = ({ STRIPE_SECRET_KEY: key }: { STRIPE_SECRET_KEY?: string | undefined }) =>
  /^.._test_/.test(key ?? '');

/** Whether a strict production with these settings charges no card. */
export function chargesNoCard(given: Given): boolean {
  const provider = readProvider(given);
  const isLive = given[credentials[provider][0]] && !(provider === 'stripe' && isTestKey(given));
  return given.PAYMENT_DEMO === '1' && !isLive;
}

/** Contradictions between values that are valid on their own. */
export function findPaymentContradictions(env: PaymentEnv, strict: boolean): string[] {
  const problems = Object.values(credentials)
    .filter(([first, second]) => Boolean(env[first]) !== Boolean(env[second]))
    .map(([first, second]) => `${first} and ${second} go together: set both or none`);
  if (strict && isTestKey(env) && !env.PAYMENT_DEMO)
    problems.push('STRIPE_SECRET_KEY is a test key: in production it takes PAYMENT_DEMO=1');
  const isLive = Boolean(env.STRIPE_SECRET_KEY) && !isTestKey(env);
  if (isLive && !env.STRIPE_API_URL.startsWith('https://'))
    problems.push('STRIPE_API_URL is wrong: with a live key it takes an https address');
  return problems;
}

/** Where new orders are paid, and whether payments are only simulated. Without a shop nothing is paid. */
export function resolvePaymentMode(
  env: PaymentEnv,
  strict: boolean,
): { payment: 'provider' | 'emulator' | 'closed'; demonstration: boolean } {
  const [first] = credentials[env.PAYMENT_PROVIDER];
  if (env[first] && hasPage('shop')) {
    const demonstration = env.PAYMENT_PROVIDER === 'stripe' && isTestKey(env);
    return { payment: 'provider', demonstration };
  }
  const isEmulated = !strict || env.PAYMENT_DEMO;
  const payment = isEmulated && hasPage('shop') ? 'emulator' : 'closed';
  return { payment, demonstration: isEmulated };
}
