import type { Page } from '@playwright/test';
import { checkAtWidths, findLayoutProblems, findViolations, lookAt } from './support/page-checks';
import { findSmallTargets } from './support/small-targets';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Chromium’s protocol has an authenticator',
);

const { account, reception } = textsIn('de');

/** An authenticator in the browser, whose owner is always present and verified. */
async function plugInAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the owner can be verified: without, the browser reports that the request was not allowed. */
    setVerified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function look(page: Page): Promise<string[]> {
  return [
    ...(await findViolations(page)),
    ...(await findSmallTargets(page)),
    ...(await checkAtWidths(page, lookAt([320, 1440], findLayoutProblems))),
  ];
}

test(
  'staff add a passkey, sign out, sign in with it, and remove it',
  { tag: '@js' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const main = page.getByRole('main');
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
    const problems: string[] = [];
    const check = async (screen: string) =>
      problems.push(...(await look(page)).map((problem) => `${screen}: ${problem}`));

    // Until somebody has one, nothing on the sign-in page mentions passkeys.
    await page.goto('/reception/sign-in?language=de');
    await expect(page.locator('script')).toHaveCount(0);
    await press(reception.signIn.send);
    await main.getByRole('link', { name: reception.sent.open }).click();
    await main.getByRole('button').click();

    const authenticator = await plugInAuthenticator(page);
    await page.goto('/reception/account');
    await expect(main.getByText(account.passkeys.unsupported)).toBeHidden();
    await main.locator('[name="name"]').fill('Telefon an der Rezeption');
    await authenticator.setVerified(false);
    await press(account.passkeys.add);
    await expect(main.getByRole('alert')).toHaveText(account.notes.cancelled.create);
    await authenticator.setVerified(true);
    await press(account.passkeys.add);
    await expect(main.locator('.notice--ok')).toContainText(account.done.added);
    await expect(main.locator('.desk-row')).toContainText('Telefon an der Rezeption');
    await press(account.passkeys.add);
    await expect(main.getByRole('alert')).toHaveText(account.notes.known);
    await check('account');

    await page.goto('/reception/sign-out');
    await press(reception.signOut.everywhere);
    await page.goto('/reception/sign-in?language=de&next=/reception/orders');
    await check('sign-in');
    await press(account.signIn.button);
    await expect(page).toHaveURL(`${site.url}/reception/orders`);

    await page.goto('/reception/account');
    await main.getByRole('link', { name: account.passkeys.remove }).click();
    await check('removal');
    await press(account.remove.button);
    await expect(main.locator('.notice--ok')).toContainText(account.done.removed);
    await page.context().clearCookies();
    await page.goto('/reception/sign-in?language=de');
    await expect(page.locator('script')).toHaveCount(0);
    expect(problems).toEqual([]);
  },
);
