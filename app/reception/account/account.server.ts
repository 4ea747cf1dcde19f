import { createElement } from 'react';
import { isLocale } from '~/i18n/locales';
import { readForm } from '~/platform/forms/form.server';
import { toPlainLine } from '~/platform/mail/plain-line';
import { resourceHref } from '~/routing/resource-href';
import { redirectTo, type StaffRequest } from '../desk-route.server';
import type { DeskScreen } from '../render-desk.server';
import { setLanguage } from '../staff/staff.server';
import { AccountScreen } from './account-screen';
import { addPasskey, offerPasskey } from '../passkeys/add-passkey.server';
import { guessDevice, maxDeviceName } from '../passkeys/device-name';
import { maxPasskeys, passkeyStatus } from '../passkeys/passkeys';
import { listPasskeys } from '../passkeys/passkeys.server';
import { findRelyingParty } from '../passkeys/relying-party';

const outcomes = ['added', 'removed', 'language'] as const;

/**
 * The page of the member who has signed in.
 * @param script URL of the script for passkeys
 */
export function showAccount(desk: StaffRequest, script: string): Promise<DeskScreen> {
  const deviceName = guessDevice(desk.request) ?? '';
  const done = outcomes.find((outcome) => outcome === desk.url.searchParams.get('done'));
  return toScreen(desk, { script, deviceName, done });
}

type Shown = {
  script: string;
  deviceName: string;
  done?: (typeof outcomes)[number] | undefined;
  error?: string;
};

async function toScreen(
  { context, staff, locale, t }: StaffRequest,
  { script, ...shown }: Shown,
): Promise<DeskScreen> {
  const isAvailable = findRelyingParty(context.env.SITE_URL) !== undefined;
  return {
    title: t('account:title'),
    script: isAvailable ? script : undefined,
    hasErrors: shown.error !== undefined,
    screen: createElement(AccountScreen, {
      email: staff.email,
      passkeys: await listPasskeys(context.db, staff.id),
      isAvailable,
      locale,
      ...shown,
    }),
  };
}

/** Changes the language, answers the script of the page with a challenge, or adds the passkey that it has put into the form. */
export async function submitAccount(
  desk: StaffRequest,
  script: string,
): Promise<DeskScreen | Response> {
  const { context, request, staff, t } = desk;
  const form = await readForm(request, ['step', 'name', 'passkey', 'language']);
  const language = form.get('language');
  if (isLocale(language)) {
    await setLanguage(context.db, staff.email, language);
    return redirectTo(`${resourceHref('reception.account')}?done=language`);
  }
  if (form.get('step') === 'challenge') return offerPasskey(desk);
  const name = toPlainLine(String(form.get('name') ?? ''), maxDeviceName);
  const added = await addPasskey(desk, { name, response: String(form.get('passkey') ?? '') });
  if (added.kind === 'added') return redirectTo(`${resourceHref('reception.account')}?done=added`);
  const error =
    added.kind === 'limited'
      ? t('account:errors.limited', { count: added.minutes })
      : t(`account:errors.${added.kind}`, { max: maxPasskeys });
  const screen = await toScreen(desk, { script, deviceName: name, error });
  return { ...screen, status: passkeyStatus[added.kind] };
}
