import { signalOutbox } from '~/platform/mail/outbox-signal.server';
import { getDatabase } from '~/platform/database/site-database.server';
import { mailOptions, textVersion } from './newsletter-context.server';
import { renderWelcomeMail } from './newsletter-mails.server';
import { confirmSubscription, findByToken, leaveSubscription } from './subscriptions.server';

/** Longer than ours are: what a visitor writes there is looked up, never kept. */
const maxToken = 100;

async function open(purpose: 'confirm' | 'leave', token: string) {
  if (token === '' || token.length > maxToken) return undefined;
  return findByToken(await getDatabase(), purpose, token);
}

/** What a mail's link opens: nothing is changed by opening it, because mail scanners open every link. */
export async function readToken(purpose: 'confirm' | 'leave', request: Request) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const found = await open(purpose, token);
  return found && { token, state: found.state, locale: found.locale };
}

/** @returns whether the token opened a subscription, which is on the list now */
export async function confirm(token: string, formPath: string): Promise<boolean> {
  const found = await open('confirm', token);
  if (!found) return false;
  const { id, email, locale } = found;
  const now = new Date();
  const options = mailOptions(email, locale, now);
  await confirmSubscription(await getDatabase(), id, {
    locale,
    textVersion: textVersion(locale),
    formPath,
    now,
    hash: options.key.hash,
    mail: await renderWelcomeMail(options),
  });
  signalOutbox();
  return true;
}

/** @returns whether the token opened a subscription, which is off the list now */
export async function leave(token: string, formPath: string): Promise<boolean> {
  const found = await open('leave', token);
  if (!found) return false;
  const context = { locale: found.locale, textVersion: '', formPath, now: new Date() };
  await leaveSubscription(await getDatabase(), found.id, context);
  return true;
}
