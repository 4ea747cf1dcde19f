import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { getLocale, getT } from '~/i18n/i18n.server';
import { readToken } from './answer-mail.server';
import type { NewsletterResult } from './newsletter-screen';

const results: readonly string[] = ['sent', 'confirmed', 'left'] satisfies NewsletterResult[];

async function formTitle(request: Request, key: 'title' | 'confirm.title' | 'leave.title') {
  const t = getT(await getLocale(request));
  return { title: t(`subscription:${key}`), errorPrefix: t('subscription:errorPrefix') };
}

/** The newsletter's own page, with what has just happened. */
export async function loadNewsletter(request: Request) {
  const result = new URL(request.url).searchParams.get('result') ?? '';
  return {
    result: results.includes(result) ? (result as NewsletterResult) : undefined,
    formTitle: await formTitle(request, 'title'),
  };
}

/** The page that a mail's link opens; without `token` the link is good for nothing. */
export async function loadAnswer(
  db: Kysely<Database>,
  purpose: 'confirm' | 'leave',
  request: Request,
) {
  const found = await readToken(db, purpose, request);
  return {
    purpose,
    token: found?.token,
    state: found?.state,
    formTitle: await formTitle(request, `${purpose}.title`),
  };
}
