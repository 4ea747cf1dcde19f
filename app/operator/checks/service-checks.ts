import type { Site } from '~/content/content-schema';
import type { SiteContent } from '~/content/content.server';
import { providerNames } from '~/platform/database/stored-values';
import { type Env, EnvError } from '~/platform/env/env-schema';
import { readSessionSecrets } from '~/platform/env/session-secrets.server';
import { describeFailure } from '~/platform/mail/send-failure';
import { verifyMailServer } from '~/platform/mail/transport.server';
import { daysUntil, readCertificateEnd, soonDays } from '~/platform/probes/certificate.server';
import { clockLimits, readClockDifference } from '~/platform/probes/clock.server';
import { findReminder } from '~/shop/invoices/invoice-alarms';
import type { Invoicing } from '~/shop/invoices/invoicing';
import { createInvoicing } from '~/shop/invoices/set-up-invoicing.server';
import { newPaymentReference } from '~/shop/payments/core/payment-reference.server';
import type { PaymentProvider } from '~/shop/payments/core/payments';
import { createProviders } from '~/shop/payments/set-up-providers.server';
import { hasPage } from '~/routing/paths';
import { formatCount } from '../output';
import { withContent } from '../site-services';
import { type CheckResult, fail, ok, warn } from './check-result';

const timeoutMs = 8_000;

/** Checks that content can be loaded: from the build, or from the backend or its last cached response. */
export const checkContent = (env: Env): Promise<readonly CheckResult[]> =>
  withContent(env, (content) => describeContent(content, env));

/** Describes the content, with a warning for each part of it that nothing shows. */
export function describeContent(
  content: Pick<SiteContent, 'current' | 'problem'>,
  { CONTENT_URL }: Pick<Env, 'CONTENT_URL'>,
): CheckResult[] {
  const source = content.current();
  const from = CONTENT_URL ? `from ${new URL(CONTENT_URL).host}` : 'of this build';
  const { products, site } = source.get();
  const goods = hasPage('shop') ? `${products.length} products ` : '';
  // The name: without HOTEL_DIR the commands are about the hotel of `app/hotel`.
  const found = `${goods}${from}, revision ${source.revision()}, of ${site.hotel.fullName}`;
  const problem = content.problem();
  return [
    problem ? warn(`the last good content, ${found}: ${problem.reason}`) : ok(found),
    ...source
      .omitted()
      .map((path) => warn(`${path} is not shown: withoutPages in hotel.config.js has its page`)),
  ];
}

/** Checks whether invoices can be issued, and how long the signing certificate remains valid. */
export async function checkInvoices(env: Env): Promise<CheckResult | readonly CheckResult[]> {
  let site: Site;
  try {
    site = await withContent(env, (content) => content.current().get().site);
  } catch {
    // The check of the content fails and says why.
    return warn('not checked: this needs valid content');
  }
  try {
    const now = new Date();
    return describeInvoicing(createInvoicing(env, site, now), now);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.problems.map(fail);
  }
}

/** Describes who issues the invoices. */
export function describeInvoicing(invoicing: Invoicing, now: Date): CheckResult {
  if (invoicing.kind === 'external') return ok('issued by other software');
  if (invoicing.kind === 'missing') return fail(`nothing can be charged: ${invoicing.reason}`);
  if (invoicing.url === undefined) return warn('an emulator: nothing is reported');
  const validTo = new Date(invoicing.issuer.keys.certificate.validTo);
  const text = `issued by the site; their certificate is valid for ${formatCount(daysUntil(validTo, now), 'day')}`;
  return findReminder(validTo, now) === undefined ? ok(text) : warn(text);
}

/** Checks each card provider's credentials by querying a payment that does not exist. */
export async function checkProviders(env: Env): Promise<readonly CheckResult[]> {
  if (env.payment === 'emulator') return [warn('an emulator: no card is charged')];
  const providers = createProviders(env, readSessionSecrets(env));
  if (providers.length === 0) return [warn('none is set up: the checkout is closed')];
  return Promise.all(providers.map(askProvider));
}

async function askProvider(provider: PaymentProvider): Promise<CheckResult> {
  const name = providerNames[provider.id];
  try {
    await provider.status({ reference: newPaymentReference() });
    return ok(`${name} answers to our credentials`);
  } catch (error) {
    return fail(`${name} cannot be asked: ${(error as Error).message}`);
  }
}

/** Checks that the mail server accepts the credentials; sends nothing. */
export async function checkMail({
  SMTP_URL,
  strict,
}: Pick<Env, 'SMTP_URL' | 'strict'>): Promise<CheckResult> {
  if (!SMTP_URL) {
    const text = 'SMTP_URL is not set: emails become files in DATA_DIR';
    return strict ? warn(text) : ok(text);
  }
  const { host } = new URL(SMTP_URL);
  try {
    await verifyMailServer(SMTP_URL, timeoutMs);
    return ok(`${host} takes our mail`);
  } catch (error) {
    const { reason } = describeFailure(error);
    return fail(`${host} ${explainMailFailure(reason)} (${reason})`);
  }
}

const mailFailures = [
  [/ECONNREFUSED/, 'refuses the connection: look at host and port in SMTP_URL'],
  [/EDNS|ENOTFOUND|EAI_/, 'cannot be found: look at the host in SMTP_URL'],
  [/EAUTH/, 'refuses the user or the password in SMTP_URL'],
  [/certificate/, 'has a certificate that this machine does not trust'],
  [/ETLS/, 'offers no encryption: look at smtp or smtps and the port in SMTP_URL'],
  [/ETIMEDOUT|ECONNECTION|EHOSTUNREACH/, 'does not answer: look at host, port and firewalls'],
] as const;

const explainMailFailure = (reason: string) =>
  mailFailures.find(([codes]) => codes.test(reason))?.[1] ?? 'does not take our mail';

/** Compares this machine's clock with the card provider's, because signatures and deadlines depend on it. */
export async function checkClock(env: Env): Promise<CheckResult> {
  if (env.payment !== 'provider') return ok(`${new Date().toISOString()}, not compared`);
  const url = env.PAYMENT_PROVIDER === 'stripe' ? env.STRIPE_API_URL : env.WSPAY_API_URL;
  let difference;
  try {
    difference = await readClockDifference(url, timeoutMs);
  } catch {
    return warn(`not compared: ${new URL(url).host} does not answer`);
  }
  if (difference === undefined) return warn(`not compared: ${new URL(url).host} does not say`);
  const seconds = Math.round(Math.abs(difference) / 1000);
  const text = `${seconds} s ${difference < 0 ? 'behind' : 'ahead of'} ${new URL(url).host}`;
  if (Math.abs(difference) > clockLimits.failMs) return fail(text);
  return Math.abs(difference) > clockLimits.warnMs ? warn(text) : ok(text);
}

/**
 * Checks how long the site's TLS certificate remains valid. Before the first start there may be no proxy yet, so
 * failing to read it is only a warning.
 */
export async function checkCertificate({ SITE_URL }: Env): Promise<CheckResult> {
  if (!SITE_URL.startsWith('https://')) return ok('none: the site’s address is not https');
  const { host } = new URL(SITE_URL);
  try {
    const days = daysUntil(await readCertificateEnd(SITE_URL, timeoutMs), new Date());
    const text = `of ${host} is valid for ${formatCount(days, 'day')}`;
    return days < soonDays ? warn(text) : ok(text);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return warn(`of ${host} cannot be seen: ${code ?? message}`);
  }
}
