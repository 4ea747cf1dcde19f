import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { AppLoadContext } from '@remix-run/node';
import { mailOptions, textVersion } from './newsletter-context.server';
import { renderWelcomeMail } from './newsletter-mails.server';
import { confirmSubscription, findByToken, leaveSubscription } from './subscriptions.server';

/** Longer than ours are: what a visitor writes there is looked up, never kept. */
const maxToken = 100;

async function open(db: Kysely<Database>, purpose: 'confirm' | 'leave', token: string) {
  if (token === '' || token.length > maxToken) return undefined;
  return findByToken(db, purpose, token);
}

/** What a mail's link opens: nothing is changed by opening it, because mail scanners open every link. */
export async function readToken(
  db: Kysely<Database>,
  purpose: 'confirm' | 'leave',
  request: Request,
) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const found = await open(db, purpose, token);
  return found && { token, state: found.state, locale: found.locale };
}

/** @returns whether the token opened a subscription, which is on the list now */
export async function confirm(
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

/** @returns whether the token opened a subscription, which is off the list now */
export async function leave(
  db: Kysely<Database>,
  token: string,
  formPath: string,
): Promise<boolean> {
  const found = await open(db, 'leave', token);
  if (!found) return false;
  const context = { locale: found.locale, textVersion: '', formPath, now: new Date() };
  await leaveSubscription(db, found.id, context);
  return true;
}
