import { href } from '../../app/routing/href';
import * as form from './support/enquiries';
import { countPosts } from './support/late-scripts';
import { findEnquiries } from './support/records';
import { expect, test, waitForScripts } from './support/test';

// The browser says that it is online, as on a telephone whose Wi-Fi has lost its line.
test.describe('when the connection is lost', { tag: '@js' }, () => {
  test('a form is sent by the browser, and Back returns to what was typed', async ({
    page,
    site,
    visit,
    watch,
  }) => {
    watch.expectError('net::ERR_FAILED');
    const guest = form.guestIn('de');
    const path = href('contact', 'de');
    const posts = countPosts(page);
    await visit(path);
    await form.fillIn(page, 'contact', guest);
    await page.route(/./, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await form.submitButton(page, 'contact', 'de').click();
    await expect(page).toHaveURL('chrome-error://chromewebdata/');
    await page.goBack();
    await expect(form.fieldOf(page, 'message')).not.toHaveValue('');
    await expect(form.fieldOf(page, 'email')).toHaveValue(guest.email);
    // The scripts' attempt alone fails.
    await page.unroute(/./);
    await page.route('**/*.data*', (route) => route.abort());
    await waitForScripts(page);
    await form.send(page, 'contact', 'de');
    expect(posts).toEqual([`${path}.data`, path, `${path}.data`, path]);
    expect(await findEnquiries(site, guest.email)).toHaveLength(1);
  });

  test('a page is loaded by the browser', async ({ page, visit, watch }) => {
    watch.expectError('net::ERR_FAILED');
    await visit(href('terms', 'de'));
    await page.route('**/*.data*', (route) => route.abort());
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${href('shop', 'de')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(href('shop', 'de'));
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });
});
