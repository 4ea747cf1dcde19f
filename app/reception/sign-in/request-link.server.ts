import type { AppLoadContext } from '@remix-run/node';
import type { Locale } from '~/i18n/locales';
import { parseMailAddress } from '~/platform/mail/address';
import { log } from '~/platform/log/log.server';
import { createKey } from '../desk-keys.server';
import { readDeskCookie, writeDeskCookie } from '../desk-cookies.server';
import type { DeskRequest } from '../desk-route.server';
import { findStaff, showsLinks } from '../staff/staff.server';
import { findKnownBrowser } from './known-browsers.server';
import { createLink, linkMinutes } from './sign-in-links.server';
import { renderSignInMail } from './sign-in-mail.server';

type LinkRequest =
  | { kind: 'wrong'; error: 'required' | 'email' }
  | { kind: 'limited'; minutes: number }
  /** For every address; with the token only in a demonstration, which has no mailbox. */
  | { kind: 'asked'; cookie: string; token?: string | undefined };

type AskedAddress = {
  /** The address as typed. */
  typed: string;
  /** The path that the link leads to. */
  next: string;
  /** The language chosen on the page. */
  language: Locale | undefined;
};

/** The work begins after the response, because its duration must not reveal whether there is any. */
const afterAnswerMs = 250;

/**
 * Takes an address and mails a link if it belongs to a member of staff. The answer does not reveal it: it is the same, and given before
 * anything is looked up.
 */
export async function requestLink(
  { context, request, now }: DeskRequest,
  { typed, next, language }: AskedAddress,
): Promise<LinkRequest> {
  if (typed.trim() === '') return { kind: 'wrong', error: 'required' };
  const email = parseMailAddress(typed.trim())?.toLowerCase();
  if (!email) return { kind: 'wrong', error: 'email' };
  const device = readDeskCookie(context.env, 'device', request);
  const known = findKnownBrowser(device, email, context.secrets);
  const wait = await context.signInLimits.consume(request, email, known);
  if (wait !== undefined) return { kind: 'limited', minutes: Math.ceil(wait / 60) };
  const browser = readDeskCookie(context.env, 'browser', request) ?? createKey();
  const cookie = writeDeskCookie(context.env, 'browser', browser, linkMinutes * 60);
  const link = { email, browser, next, language, now };
  if (showsLinks(context.env)) {
    return { kind: 'asked', cookie, token: await sendLink(context, link) };
  }
  setTimeout(() => {
    sendLink(context, link).catch((error: unknown) => {
      log.error({ err: error }, 'A link to the desk could not be sent');
    });
  }, afterAnswerMs).unref();
  return { kind: 'asked', cookie };
}

type AskedLink = Omit<AskedAddress, 'typed'> & { email: string; browser: string; now: Date };

/** @returns the link's token; undefined if no member of staff has the address */
async function sendLink(
  { db, content, env, outbox }: AppLoadContext,
  { email, browser, next, language, now }: AskedLink,
): Promise<string | undefined> {
  const staff = await findStaff(db, email);
  if (!staff) return undefined;
  const options = { site: content.current().get().site, siteUrl: env.SITE_URL, language, now };
  const token = await createLink(db, {
    staffId: staff.id,
    browser,
    next,
    renderMail: (key) => renderSignInMail(staff, key, options),
    now,
  });
  outbox.notify();
  return token;
}
