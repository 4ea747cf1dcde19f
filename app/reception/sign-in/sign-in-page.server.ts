import { createElement } from 'react';
import { readForm } from '~/platform/forms/form.server';
import { type DeskRequest, readNext, redirectTo } from '../desk-route.server';
import { offerSignIn, signInByPasskey } from '../passkeys/passkey-sign-in.server';
import { passkeyStatus } from '../passkeys/passkeys';
import { hasPasskeys } from '../passkeys/passkeys.server';
import { findRelyingParty } from '../passkeys/relying-party';
import type { DeskScreen } from '../render-desk.server';
import { demonstrationStaff, showsLinks } from '../staff/staff.server';
import { requestLink } from './request-link.server';
import { linkMinutes } from './sign-in-links.server';
import { chosenLanguage, signInHref, signInLinkHref } from './sign-in-href';
import { LinkSentScreen, SignInScreen } from './sign-in-screen';
import { welcome } from './signed-in.server';

/**
 * The way in, or what to do once a link was sent.
 * @param script URL of the script for passkeys
 */
export async function showSignIn(desk: DeskRequest, script: string): Promise<DeskScreen> {
  const { t, url } = desk;
  if (url.searchParams.has('sent')) {
    const title = t('reception:sent.title');
    return {
      title,
      screen: createElement(LinkSentScreen, {
        minutes: linkMinutes,
        language: chosenLanguage(url),
      }),
    };
  }
  return toScreen(desk, {
    script,
    next: readNext(url.searchParams.get('next')),
  });
}

type Shown = {
  script: string;
  next: string;
  email?: string | undefined;
  error?: string;
  passkeyError?: string;
};

async function toScreen(
  { context, locale, t, url }: DeskRequest,
  { script, ...shown }: Shown,
): Promise<DeskScreen> {
  const { db, env } = context;
  const isDemonstration = showsLinks(env);
  const offersPasskeys = findRelyingParty(env.SITE_URL) !== undefined && (await hasPasskeys(db));
  return {
    script: offersPasskeys ? script : undefined,
    title: t('reception:signIn.title'),
    hasErrors: (shown.error ?? shown.passkeyError) !== undefined,
    screen: createElement(SignInScreen, {
      ...shown,
      email: shown.email ?? (isDemonstration ? demonstrationStaff : undefined),
      locale,
      // A demonstration's member has no language of their own.
      language: chosenLanguage(url) ?? (isDemonstration ? locale : undefined),
      isDemonstration,
      offersPasskeys,
    }),
  };
}

/** Sends a link, answers the page’s script with a challenge, or signs in with the passkey that it has put into the form. */
export async function submitSignIn(
  desk: DeskRequest,
  script: string,
): Promise<DeskScreen | Response> {
  const form = await readForm(desk.request, ['email', 'next', 'step', 'passkey']);
  const text = (name: string) => String(form.get(name) ?? '');
  if (text('step') === 'challenge') return offerSignIn(desk);
  const shown = { script, next: readNext(text('next')) };
  if (form.has('passkey')) return submitPasskey(desk, text('passkey'), shown);
  return submitAddress(desk, text('email'), shown);
}

async function submitPasskey(
  desk: DeskRequest,
  typed: string,
  shown: Shown,
): Promise<DeskScreen | Response> {
  const { t } = desk;
  const outcome = await signInByPasskey(desk, typed);
  if (outcome.kind === 'done') return welcome(desk, { ...outcome, next: shown.next });
  const passkeyError =
    outcome.kind === 'limited'
      ? t('account:errors.limited', { count: outcome.minutes })
      : t(`account:signIn.errors.${outcome.kind}`);
  const screen = await toScreen(desk, { ...shown, passkeyError });
  return { ...screen, status: passkeyStatus[outcome.kind] };
}

async function submitAddress(
  desk: DeskRequest,
  email: string,
  shown: Shown,
): Promise<DeskScreen | Response> {
  const { t, url } = desk;
  const language = chosenLanguage(url);
  const outcome = await requestLink(desk, { typed: email, next: shown.next, language });
  if (outcome.kind === 'asked') {
    const headers = { 'Set-Cookie': outcome.cookie };
    if (outcome.token === undefined)
      return redirectTo(signInHref({ language, sent: true }), headers);
    const link = signInLinkHref(outcome.token, language);
    const screen = createElement(LinkSentScreen, { minutes: linkMinutes, link, language });
    return { title: t('reception:sent.title'), screen, headers };
  }
  const error =
    outcome.kind === 'limited'
      ? t('reception:signIn.errors.limited', { count: outcome.minutes })
      : t(`reception:signIn.errors.${outcome.error}`);
  const screen = await toScreen(desk, { ...shown, email, error });
  return { ...screen, status: outcome.kind === 'limited' ? 429 : 400 };
}
