import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { AppLoadContext } from '@remix-run/node';
import { mailOptions, textVersion } from './newsletter-context.server';
import { renderWelcomeMail } from './newsletter-mails.server';
import { confirmSubscription, findByToken, unsubscribe } from './subscriptions.server';

/** Longer than our tokens: a visitor's input is only looked up, never stored. */
const maxToken = 100;

async function open(db: Kysely<Database>, purpose: 'confirm' | 'leave', token: string) {
  if (token === '' || token.length > maxToken) return undefined;
  return findByToken(db, purpose, token, new Date());
}

/**
 * Finds the subscription of an email's link. Opening the link changes nothing, because mail scanners open every link.
 */
export async function readToken(
  db: Kysely<Database>,
  purpose: 'confirm' | 'leave',
  request: Request,
) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const found = await open(db, purpose, token);
  return found && { token, state: found.state, locale: found.locale };
}

/**
 * Confirms the subscription of a token.
 * @returns whether the token was valid
 */
export async function confirmByToken(
  context: Pick<AppLoadContext, 'content' | 'db' | 'env' | 'outbox'>,
  token: string,
  formPath: string,
): Promise<boolean> {
  const found = await open(context.db, 'confirm', token);
  if (!found) return false;
  const { id, email, locale } = found;
  const now = new Date();
  const options = mailOptions(context, email, locale, now);
  await confirmSubscription(context.db, id, {
    locale,
    textVersion: textVersion(locale),
    formPath,
    now,
    hash: options.key.hash,
    mail: await renderWelcomeMail(options),
  });
  context.outbox.notify();
  return true;
}

/**
 * Unsubscribes the subscription of a token.
 * @returns whether the token was valid
 */
export async function unsubscribeByToken(
  db: Kysely<Database>,
  token: string,
  formPath: string,
): Promise<boolean> {
  const found = await open(db, 'leave', token);
  if (!found) return false;
  const context = { locale: found.locale, textVersion: '', formPath, now: new Date() };
  await unsubscribe(db, found.id, context);
  return true;
}
