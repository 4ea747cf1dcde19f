import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ParsedMail } from 'mailparser';
import { href } from '../../app/routing/href';
import { invalidEmail, required } from './support/enquiries';
import { checkAtWidths, lookAt } from './support/page-checks';
import { choose } from './support/matrix';
import { expectMailsOf, findSubscription } from './support/records';
import { findSmallTargets } from './support/small-targets';
import { expect, test } from './support/test';
import { type Locale, locales, textsIn } from './support/texts';

const formIn = (page: Page, locale: Locale) => {
  const { label, submit } = textsIn(locale).newsletter;
  const region = page.locator('.newsletter__form:visible');
  return {
    address: region.getByRole('textbox', { name: label, exact: true }),
    button: region.getByRole('button', { name: submit, exact: true }),
    response: region.getByRole('status'),
  };
};

/** The link in an email to a newsletter page, without the site's origin. */
function linkIn(mail: ParsedMail | undefined, page: string, origin: string): string {
  const [link = ''] =
    new RegExp(`${origin}\\S*${page}\\?token=[\\w-]+`).exec(mail?.text ?? '') ?? [];
  return link.slice(origin.length);
}

for (const locale of choose(['de'], locales)) {
  const journey = `the newsletter in ${locale}: subscribing in the footer, confirming and unsubscribing`;
  test(journey, { tag: '@both' }, async ({ page, scripts, site, visit }) => {
    const email = `${randomUUID()}@pismo.example`;
    const texts = textsIn(locale);
    const { address, button, response } = formIn(page, locale);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await visit(href('faq', locale));
    const title = await heading.innerText();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await address.fill(email);
    await button.click();

    // The same page, scrolled to the form in the footer; with scripts the same document.
    await expect(response).toHaveText(texts.newsletter.sent);
    await expect(response).toBeInViewport();
    await expect(heading).toHaveText(title);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(scripts);
    const sentAddress = `${href('faq', locale)}?newsletter=sent#newsletter`;
    await expect(page).toHaveURL(scripts ? href('faq', locale) : sentAddress);
    await expect(address).toHaveValue('');
    if (!scripts) {
      await page.reload();
      await expect(response).toHaveText(texts.newsletter.sent);
    }
    const [question] = await expectMailsOf(site, email, 1);
    expect(question?.html).toContain(`lang="${locale}"`);

    await visit(linkIn(question, href('newsletterConfirm', locale), site.url));
    expect(await findSubscription(site, email)).toBe('pending');
    expect(await checkAtWidths(page, lookAt([390], findSmallTargets))).toEqual([]);
    await page.getByRole('button', { name: texts.subscription.confirm.submit }).click();
    await expect(page.getByRole('main')).toContainText(texts.subscription.confirmed.title);
    expect(await findSubscription(site, email)).toBe('confirmed');
    await page.reload();
    await expect(page.getByRole('main')).toContainText(texts.subscription.confirmed.title);

    const [, welcome] = await expectMailsOf(site, email, 2);
    await visit(linkIn(welcome, href('newsletterLeave', locale), site.url));
    expect(await findSubscription(site, email)).toBe('confirmed');
    await page.getByRole('button', { name: texts.subscription.leave.submit }).click();
    await expect(page.getByRole('main')).toContainText(texts.subscription.left.title);
    expect(await findSubscription(site, email)).toBe('left');
  });

  test(`the newsletter in ${locale}: an invalid address is shown again with an error`, async ({
    page,
    scripts,
    visit,
    watch,
  }) => {
    watch.expectStatus(400);
    const { subscription, newsletter } = textsIn(locale);
    const { address, button } = formIn(page, locale);
    const expectError = async (typed: string, message: string) => {
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      await expect(address).toHaveAccessibleDescription(message);
      await expect(address).toHaveValue(typed);
      if (!scripts) {
        await expect(page).toHaveTitle(new RegExp(`^${subscription.errorPrefix}`));
        const link = page.getByRole('main').getByRole('alert').getByRole('link');
        await expect(link).toHaveText(`${newsletter.label}: ${message}`);
        await link.click();
      }
      await expect(address).toBeFocused();
    };
    await visit(href('faq', locale));
    await button.click();
    await expectError('', required[locale]);
    await address.fill('ana@@gost');
    await button.click();
    await expectError('ana@@gost', invalidEmail[locale]);
  });
}

test('subscribing in the footer preloads no style that the page does not use', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const preloaded: string[] = [];
    Object.assign(window, { preloaded });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLLinkElement && node.as === 'style') preloaded.push(node.href);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const { address, button, response } = formIn(page, 'en');
  await visit(href('home', 'en'));
  for (const name of ['first', 'second']) {
    await address.fill(`${name}-${randomUUID()}@pismo.example`);
    await button.click();
    await expect(response).toHaveText(textsIn('en').newsletter.sent);
    await expect(address).toHaveValue('');
  }
  expect(await page.evaluate(() => Reflect.get(window, 'preloaded'))).toEqual([]);
});
