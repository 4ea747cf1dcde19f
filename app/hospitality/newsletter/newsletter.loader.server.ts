import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { getLocale, getT } from '~/i18n/i18n.server';
import { readToken } from './link-actions.server';

const results = ['sent', 'confirmed', 'left'] as const;

export type NewsletterResult = (typeof results)[number];

type TitleKey =
  'title' | `${'confirmed' | 'left'}.title` | `${'confirm' | 'leave'}.${'title' | 'gone.title'}`;

async function formTitle(request: Request, key: TitleKey) {
  const t = getT(await getLocale(request));
  return { title: t(`subscription:${key}`), errorPrefix: t('subscription:errorPrefix') };
}

/** Loads the newsletter's own page, with the result of the last action, which its title tells too. */
export async function loadNewsletter(request: Request) {
  const given = new URL(request.url).searchParams.get('result');
  const result = results.find((known) => known === given);
  const isSettled = result === 'confirmed' || result === 'left';
  return {
    result,
    formTitle: await formTitle(request, isSettled ? `${result}.title` : 'title'),
  };
}

/** Loads the page that an email's link opens; without `token` the link is not valid. */
export async function loadNewsletterLink(
  db: Kysely<Database>,
  purpose: 'confirm' | 'leave',
  request: Request,
) {
  const found = await readToken(db, purpose, request);
  return {
    purpose,
    token: found?.token,
    state: found?.state,
    formTitle: await formTitle(request, `${purpose}.${found ? 'title' : 'gone.title'}`),
  };
}
