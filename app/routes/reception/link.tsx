import {
  type DeskRequest,
  openAction,
  openLoader,
  redirectTo,
} from '~/reception/desk-route.server';
import { readDeskCookie } from '~/reception/desk-cookies.server';
import { chosenLanguage } from '~/reception/sign-in/sign-in-href';
import { signIn } from '~/reception/sign-in/sign-in.server';
import { type LinkState, readLink } from '~/reception/sign-in/sign-in-links.server';
import { welcome } from '~/reception/sign-in/signed-in.server';
import { LinkScreen } from '~/reception/sign-in/sign-in-screen';
import { resourceHref } from '~/routing/resource-href';

const linkOf = ({ context, request, params, now }: DeskRequest) => ({
  token: params.token,
  browser: readDeskCookie(context.env, 'browser', request),
  now,
});

/** The page of a link; who has signed in here, and comes back to the link, gets the desk. */
function show({ session, t, url }: DeskRequest, found: LinkState | 'used') {
  if (session && found !== 'ready') return redirectTo(resourceHref('reception'));
  // The answer to the first press may have been lost, and with it the session.
  const state = found === 'used' ? 'ready' : found;
  return {
    status: state === 'ready' ? 200 : 410,
    title: t(`reception:link.${state}.title`),
    screen: <LinkScreen state={state} language={chosenLanguage(url)} />,
  };
}

export const loader = openLoader('reception.link', async (desk) =>
  show(desk, await readLink(desk.context.db, linkOf(desk))),
);

export const action = openAction('reception.link', async (desk) => {
  const link = linkOf(desk);
  const state = await readLink(desk.context.db, link);
  if (state !== 'ready' && state !== 'used') return show(desk, state);
  const begun = await signIn(desk.context.db, link);
  return begun ? welcome(desk, begun) : show(desk, 'over');
});
