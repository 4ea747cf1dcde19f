import { readForm } from '~/platform/forms/form.server';
import { goTo, openAction, openLoader, readNext } from '~/reception/desk-route.server';
import { requestLink } from '~/reception/sign-in/request-link.server';
import { linkMinutes } from '~/reception/sign-in/sign-in-links.server';
import { LinkSentScreen, SignInScreen } from '~/reception/sign-in/sign-in-screen';
import { demonstrationStaff, showsLinks } from '~/reception/staff/staff.server';
import { resourceHref } from '~/routing/resource-href';

export const loader = openLoader('reception.sign-in', ({ context, locale, t, url }) => {
  if (url.searchParams.has('sent')) {
    const title = t('reception:sent.title');
    return { title, screen: <LinkSentScreen minutes={linkMinutes} /> };
  }
  const isDemonstration = showsLinks(context.env);
  return {
    title: t('reception:signIn.title'),
    screen: (
      <SignInScreen
        locale={locale}
        next={readNext(url.searchParams.get('next'))}
        email={isDemonstration ? demonstrationStaff : undefined}
        isDemonstration={isDemonstration}
      />
    ),
  };
});

export const action = openAction('reception.sign-in', async (desk) => {
  const { context, locale, request, t } = desk;
  const form = await readForm(request, ['email', 'next']);
  const email = String(form.get('email') ?? '');
  const next = readNext(String(form.get('next') ?? ''));
  const outcome = await requestLink(desk, email, next);
  if (outcome.kind === 'asked') {
    const headers = { 'Set-Cookie': outcome.cookie };
    const sent = `${resourceHref('reception.sign-in')}?sent&language=${locale}`;
    if (outcome.token === undefined) return goTo(sent, headers);
    const link = resourceHref('reception.link', { token: outcome.token });
    const screen = <LinkSentScreen minutes={linkMinutes} link={link} />;
    return { title: t('reception:sent.title'), screen, headers };
  }
  const error =
    outcome.kind === 'limited'
      ? t('reception:signIn.errors.limited', { count: outcome.minutes })
      : t(`reception:signIn.errors.${outcome.error}`);
  return {
    status: outcome.kind === 'limited' ? 429 : 400,
    title: t('reception:signIn.title'),
    hasErrors: true,
    screen: (
      <SignInScreen
        locale={locale}
        next={next}
        email={email}
        error={error}
        isDemonstration={showsLinks(context.env)}
      />
    ),
  };
});
