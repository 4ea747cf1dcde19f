import { createElement } from 'react';
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { getT } from '~/i18n/i18n.server';
import { defaultLocale, isLocale, type Locale, locales } from '~/i18n/locales';
import { acceptedLocale } from '~/i18n/preferred-locale';
import { isStorageError } from '~/platform/database/storage-error';
import { readFields } from '~/platform/forms/form.server';
import { log } from '~/platform/log/log.server';
import { resourceHref } from '~/routing/resource-href';
import { readDeskCookie } from './desk-cookies.server';
import { deskHeaders, type DeskScreen, renderDesk } from './render-desk.server';
import { hasRight, type OpenRoute, type StaffRoute, rightOf } from './rights';
import { RefusalScreen } from './refusal-screen';
import { SignedOutScreen } from './signed-out-screen';
import { chosenLanguage, signInHref } from './sign-in/sign-in-href';
import { findSession, type StaffMember, type StaffSession } from './sign-in/sessions.server';
import { hasStaff } from './staff/staff.server';

/** What handlers of open routes get. */
export type DeskRequest = {
  context: AppLoadContext;
  request: Request;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  /** The session of the member of staff who has signed in. */
  session: StaffSession | undefined;
  /** The language of the screen. */
  locale: Locale;
  t: ReturnType<typeof getT>;
  now: Date;
};

/** What handlers of protected routes get: also the signed-in member of staff. */
export type StaffRequest = DeskRequest & { staff: StaffMember; session: StaffSession };

type Result = DeskScreen | Response;
type Handler<Desk> = (desk: Desk) => Promise<Result> | Result;
type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Method = 'GET' | 'POST';

/** A redirect (303) to another page of the desk. */
export function redirectTo(path: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { ...deskHeaders, ...headers, Location: path },
  });
}

/** The loader of a screen that needs a signed-in member of staff with its right (`rights.ts`). */
export const deskLoader =
  (id: StaffRoute, handler: Handler<StaffRequest>) =>
  (args: LoaderFunctionArgs): Promise<Response> =>
    authorise(id, 'GET', args, handler);

/** The action of a screen's forms, which needs the same. */
export const deskAction =
  (id: StaffRoute, handler: Handler<StaffRequest>) =>
  (args: ActionFunctionArgs): Promise<Response> =>
    authorise(id, 'POST', args, handler);

/** The handlers of a sign-in screen, which needs no session. */
export const openLoader =
  (_id: OpenRoute, handler: Handler<DeskRequest>) =>
  (args: LoaderFunctionArgs): Promise<Response> =>
    admit('GET', args, handler);

export const openAction =
  (_id: OpenRoute, handler: Handler<DeskRequest>) =>
  (args: ActionFunctionArgs): Promise<Response> =>
    admit('POST', args, handler);

/** Calls the handler if the desk is in use, the form is same-origin, and the session has the route's right. */
const authorise = (id: StaffRoute, method: Method, args: Args, handler: Handler<StaffRequest>) =>
  admit(method, args, async (desk) => {
    const { session } = desk;
    if (!session) {
      return keepsForm(id, method) ? toSignedOut(desk) : redirectTo(signInPath(desk));
    }
    const { staff } = session;
    const right = rightOf(id, method);
    if (!right || !hasRight(staff.role, right)) return toRefusal(desk, 'forbidden');
    return handler({ ...desk, staff, session });
  });

/** Calls the handler if the desk is in use and the form is same-origin, whether or not anyone is signed in. */
async function admit(method: Method, args: Args, handler: Handler<DeskRequest>): Promise<Response> {
  const { context, request } = args;
  const now = new Date();
  const key = readDeskCookie(context.env, 'session', request);
  const session = await findSession(context.db, key, now);
  const staff = session?.staff;
  const locale = staff ? toLocale(staff.locale) : openLocale(request);
  const desk = toDeskRequest(args, session, locale, now);
  const run = async () => {
    if (!session && !(await hasStaff(context.db))) return toRefusal(desk, 'unused');
    if (method === 'POST' && !isOwnForm(request)) return toRefusal(desk, 'foreign');
    try {
      return await handler(desk);
    } catch (error) {
      // No page of the desk has so many fields.
      if (isUnreadForm(error)) return { ...toRefusal(desk, 'foreign'), status: 400 };
      if (error instanceof Response || isStorageError(error) || request.signal.aborted) throw error;
      log.error({ err: error, page: 'reception' }, 'A request failed');
      return toRefusal(desk, 'failed');
    }
  };
  return toResponse(await run(), desk, staff);
}

/** Whether `readFields` has refused a form. The framework would send its response without a page. */
const isUnreadForm = (error: unknown) => error instanceof Response && error.status === 400;

function toDeskRequest(
  { context, request, params }: Args,
  session: StaffSession | undefined,
  locale: Locale,
  now: Date,
): DeskRequest {
  const url = new URL(request.url);
  return { context, request, url, params, session, locale, t: getT(locale), now };
}

function toResponse(result: Result, desk: DeskRequest, staff: StaffMember | undefined): Response {
  if (result instanceof Response) return result;
  const { context, locale, url } = desk;
  const hotel = context.content.current().get().site.hotel.name;
  return renderDesk(result, { locale, hotel, staff, path: url.pathname });
}

const refusals = {
  unused: 404,
  foreign: 403,
  forbidden: 403,
  missing: 404,
  unknown: 404,
  failed: 500,
} as const;

/**
 * The desk's error page; `missing` is for URLs of a record that does not exist, `unknown` for those of no page, `failed`
 * for an unexpected error, for which the framework has no page here.
 */
export function toRefusal({ t }: DeskRequest, kind: keyof typeof refusals): DeskScreen {
  return {
    status: refusals[kind],
    title: t(`reception:refusals.${kind}.title`),
    screen: createElement(RefusalScreen, { kind }),
  };
}

/**
 * Rejects forms that do not come from our own pages. The server has already rejected those from other origins; here the
 * request must also state its origin, as every browser does that sends the session's cookie.
 */
function isOwnForm({ headers }: Request): boolean {
  return headers.get('sec-fetch-site') === 'same-origin' || headers.has('origin');
}

/** Signing out needs no second press, and a passkey's response is valid for a few minutes and in one session. */
const formsNotKept: readonly StaffRoute[] = [
  'reception.sign-out',
  'reception.account',
  'reception.passkey',
];

const keepsForm = (id: StaffRoute, method: Method) =>
  method === 'POST' && rightOf(id, method) !== undefined && !formsNotKept.includes(id);

/** The page that keeps a form whose session has ended. Sent again, the form passes every check as if for the first time. */
async function toSignedOut(desk: DeskRequest): Promise<DeskScreen> {
  const { request, t, url } = desk;
  return {
    status: 401,
    title: t('reception:signedOut.title'),
    screen: createElement(SignedOutScreen, {
      action: url.pathname + url.search,
      signIn: signInPath(desk),
      fields: await readFields(request),
    }),
  };
}

/** Staff who are signed out return to their page after signing in: from an email's link, or from an old tab. */
function signInPath({ url }: DeskRequest): string {
  const isSigningOut = url.pathname === resourceHref('reception.sign-out');
  return signInHref({ next: isSigningOut ? undefined : url.pathname });
}

/** The page of the desk to open after signing in; never another address. */
export function readNext(value: string | null): string {
  const home = resourceHref('reception');
  if (!value?.startsWith(home)) return home;
  return /^(?:\/[\w-]+)*$/.test(value.slice(home.length)) ? value : home;
}

/** A language that the hotel no longer offers is no reason to show nothing. */
const toLocale = (value: string): Locale => (isLocale(value) ? value : defaultLocale);

/** The language before signing in: the one chosen on the page, or the browser's. */
function openLocale(request: Request): Locale {
  const chosen = chosenLanguage(new URL(request.url));
  return chosen ?? acceptedLocale(request.headers.get('accept-language'), locales) ?? defaultLocale;
}
