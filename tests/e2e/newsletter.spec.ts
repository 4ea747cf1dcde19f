import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ParsedMail } from 'mailparser';
import { href } from '../../app/routing/href';
import { badAddress, required } from './support/enquiries';
import { choose } from './support/matrix';
import { expectMailsOf, findSubscription } from './support/records';
import { expect, test } from './support/test';
import { type Locale, locales, wordsIn } from './support/words';

const formIn = (page: Page, locale: Locale) => {
  const { label, submit } = wordsIn(locale).newsletter;
  const region = page.locator('.newsletter__form:visible');
  return {
    address: region.getByRole('textbox', { name: label, exact: true }),
    button: region.getByRole('button', { name: submit, exact: true }),
    answer: region.getByRole('status'),
  };
};

/** The one link of a mail that leads to a page of the newsletter, without the site's own origin. */
function linkIn(mail: ParsedMail | undefined, page: string, origin: string): string {
  const [link = ''] =
    new RegExp(`${origin}\\S*${page}\\?token=[\\w-]+`).exec(mail?.text ?? '') ?? [];
  return link.slice(origin.length);
}

for (const locale of choose(['de'], locales)) {
  const journey = `the newsletter in ${locale}: from the footer to the list and off it`;
  test(journey, { tag: '@both' }, async ({ page, site, visit }) => {
    const email = `${randomUUID()}@pismo.example`;
    const words = wordsIn(locale);
    const { address, button, answer } = formIn(page, locale);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await visit(href('faq', locale));
    const title = await heading.innerText();
    await address.fill(email);
    await button.click();

    // In place: the page that the visitor reads, at the line in the footer.
    await expect(page).toHaveURL(`${href('faq', locale)}?newsletter=sent#newsletter`);
    await expect(heading).toHaveText(title);
    await expect(answer).toHaveText(words.newsletter.sent);
    await expect(answer).toBeInViewport();
    await page.reload();
    await expect(answer).toHaveText(words.newsletter.sent);
    const [question] = await expectMailsOf(site, email, 1);
    expect(question?.html).toContain(`lang="${locale}"`);

    await visit(linkIn(question, href('newsletterConfirm', locale), site.url));
    expect(findSubscription(site, email)).toBe('pending');
    await page.getByRole('button', { name: words.subscription.confirm.submit }).click();
    await expect(page.getByRole('main')).toContainText(words.subscription.confirmed.title);
    expect(findSubscription(site, email)).toBe('confirmed');
    await page.reload();
    await expect(page.getByRole('main')).toContainText(words.subscription.confirmed.title);

    const [, welcome] = await expectMailsOf(site, email, 2);
    await visit(linkIn(welcome, href('newsletterLeave', locale), site.url));
    expect(findSubscription(site, email)).toBe('confirmed');
    await page.getByRole('button', { name: words.subscription.leave.submit }).click();
    await expect(page.getByRole('main')).toContainText(words.subscription.left.title);
    expect(findSubscription(site, email)).toBe('left');
  });

  test(`the newsletter in ${locale}: an address that is none is shown again`, async ({
    page,
    visit,
    watch,
  }) => {
    watch.expectStatus(400);
    const { subscription, newsletter } = wordsIn(locale);
    const { address, button } = formIn(page, locale);
    const expectError = async (typed: string, message: string) => {
      await expect(page).toHaveTitle(new RegExp(`^${subscription.errorPrefix}`));
      const link = page.getByRole('main').getByRole('alert').getByRole('link');
      await expect(link).toHaveText(`${newsletter.label}: ${message}`);
      await expect(address).toHaveValue(typed);
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      await expect(address).toHaveAccessibleDescription(message);
      await link.click();
      await expect(address).toBeFocused();
    };
    await visit(href('faq', locale));
    await button.click();
    await expectError('', required[locale]);
    await address.fill('ana@@gost');
    await button.click();
    await expectError('ana@@gost', badAddress[locale]);
  });
}

test('a double click subscribes once', async ({ page, site, visit }) => {
  const email = `${randomUUID()}@pismo.example`;
  const { address, button, answer } = formIn(page, 'it');
  await visit(href('faq', 'it'));
  await address.fill(email);
  await button.dblclick();
  await expect(answer).toHaveText(wordsIn('it').newsletter.sent);
  await expectMailsOf(site, email, 1);
});
