import { addDays, hotelDay } from '../../app/platform/time/calendar';
import { spansOn } from '../../app/content/opening/opening';
import { closure } from '../../app/hotel/closure';
import { hearth } from '../../app/hotel/sections/packages/hearth';
import { restaurant } from '../../app/hotel/sections/restaurant';
import { href } from '../../app/routing/href';
import { contact, expect, fillContact, press, siteKey, test } from './support/captcha-site';
import { waitLikeAPerson } from './support/enquiries';
import { choose } from './support/matrix';
import { locales, textsIn } from './support/texts';

test('the captcha is loaded only when a visitor begins to fill in a form; then its token arrives', async ({
  captcha,
  context,
  page,
  scripts,
  visit,
}) => {
  const { common, enquiries } = textsIn('hr');
  await visit(href('home', 'hr'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: common.pages.contact, exact: true })
    .click();
  await expect(page).toHaveURL(href('contact', 'hr'));
  await expect(contact(page)).toContainText(enquiries.captcha);
  await contact(page).hover();
  await page.mouse.wheel(0, 2_000);
  // Any request that hovering or scrolling triggers has been made by now.
  await page.waitForLoadState('networkidle');
  expect(captcha.visits).toEqual([]);

  await contact(page).locator('[name=fullName]').focus();
  const script = `/recaptcha/api.js?render=${siteKey}&hl=hr`;
  if (scripts) await expect.poll(() => captcha.visits).toContain(script);
  await fillContact(page, 'token@example.com');
  await press(page);
  await expect(page.getByText(enquiries.contact.sent.title)).toBeVisible();
  await expect(page).toHaveURL(/\?sent=1/);
  if (!scripts) {
    expect([captcha.visits, captcha.questions]).toEqual([[], []]);
    return;
  }
  expect(captcha.questions).toHaveLength(1);
  expect(captcha.questions[0]?.body).toContain('response=emulated-');
  // One script for all forms of the document, a hidden badge, and no cookies.
  expect(captcha.visits.filter((path) => path.includes('api.js'))).toHaveLength(1);
  await expect(page.locator('.grecaptcha-badge')).toHaveCount(1);
  await expect(page.locator('.grecaptcha-badge')).toBeHidden();
  expect(await context.cookies()).toEqual([]);
});

for (const locale of choose(['it'], locales)) {
  test(
    `in ${locale} the footer’s form submits its own token`,
    { tag: '@js' },
    async ({ captcha, page, visit }) => {
      await visit(href('shop', locale));
      const form = page.locator('form.newsletter__form');
      await form.locator('[name=email]').fill(`letters.${locale}@example.com`);
      await form.locator('[name=email]').press('Enter');
      await expect(form.getByRole('status')).toHaveText(textsIn(locale).newsletter.sent);
      expect(captcha.questions).toHaveLength(1);
      expect(captcha.visits[0]).toBe(`/recaptcha/api.js?render=${siteKey}&hl=${locale}`);
    },
  );
}

test(
  'the table and package forms submit theirs',
  { tag: '@js' },
  async ({ captcha, page, visit }) => {
    const tomorrow = addDays(hotelDay(new Date()), 1);
    const day = Array.from({ length: 366 }, (_, index) => addDays(tomorrow, index)).find(
      (date) =>
        spansOn(restaurant.opening, date).length > 0 &&
        !(closure.from <= date && date < closure.reopens),
    );
    await visit(href('tableReservation', 'en'));
    const table = page.locator('form#table-form');
    await table.locator('[name=date]').fill(day ?? '');
    await table.locator('[name=time]').selectOption('19:30');
    await table.locator('[name=fullName]').fill('Ana Čačić');
    await table.locator('[name=email]').fill('table@example.com');
    await waitLikeAPerson(table);
    await table.getByRole('button').last().click();
    await expect(page).toHaveURL(/\?sent=1/);
    expect(captcha.questions).toHaveLength(1);

    await visit(href('packageReservation', 'en', { slug: hearth.slugs.en }));
    const reservation = page.locator('form#reservation');
    await reservation.locator('[name=fullName]').fill('Ana Čačić');
    await reservation.locator('[name=email]').fill('package@example.com');
    await reservation.locator('[name=terms]').check({ force: true });
    await waitLikeAPerson(reservation);
    await reservation.locator('[name=email]').press('Enter');
    await expect(page).toHaveURL(/\?sent=1/);
    expect(captcha.questions).toHaveLength(2);
  },
);

test(
  'a rejected form keeps its values, and the next submission fetches a new token',
  { tag: '@js' },
  async ({ captcha, page, visit, watch }) => {
    watch.expectStatus(400);
    const { problems } = textsIn('de').enquiries;
    captcha.score = 0.1;
    await visit(href('contact', 'de'));
    await fillContact(page, 'doubted@example.com');
    await press(page);
    await expect(page.getByRole('alert')).toContainText(problems.captcha.title);
    await expect(contact(page).locator('[name=email]')).toHaveValue('doubted@example.com');
    await expect(contact(page).locator('[name=message]')).toHaveValue('Imate li sobu?');
    captcha.score = 0.9;
    await press(page);
    await expect(page).toHaveURL(/\?sent=1/);
    const tokens = captcha.questions.map(({ body }) => new URLSearchParams(body).get('response'));
    expect(new Set(tokens).size).toBe(2);
  },
);

const failures = [
  ['fails to load', 'no script', 'Failed to load script'],
  ['returns no token', 'no token', 'Failed to execute'],
] as const;
for (const [what, fault, message] of failures) {
  test(
    `a script that ${what} logs an error, and the form is accepted`,
    { tag: '@js' },
    async ({ captcha, page, visit, watch }) => {
      watch.expectStatus(500, 503);
      const error = `ReCaptcha error: ${message}`;
      watch.expectError(error);
      const logged = page.waitForEvent('console', (message) => message.text() === error);
      captcha.fault = fault;
      await visit(href('contact', 'it'));
      await fillContact(page, `${fault.replace(' ', '.')}@example.com`);
      await press(page);
      await logged;
      await expect(page).toHaveURL(/\?sent=1/);
      expect(captcha.questions).toEqual([]);
    },
  );
}

test(
  'a script that throws immediately logs an error, and one press sends the form',
  { tag: '@js' },
  async ({ captcha, page, visit, watch }) => {
    watch.expectError('ReCaptcha error: Failed to execute');
    const body = `window.grecaptcha = {
      ready: (then) => then(),
      execute() { throw new Error('Invalid site key'); },
    };`;
    await page.route('**/recaptcha/api.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await visit(href('contact', 'en'));
    await fillContact(page, 'at.once@example.com');
    await page.waitForFunction(() => 'grecaptcha' in window);
    await press(page);
    await expect(page).toHaveURL(/\?sent=1/);
    expect(captcha.questions).toEqual([]);
  },
);

test(
  'a script that never loads delays the form for a while, once, however often it is submitted',
  { tag: '@js' },
  async ({ captcha, page, visit, watch }) => {
    watch.expectError('ReCaptcha error: Failed to load script');
    await page.route('**/recaptcha/api.js*', () => {});
    await visit(href('contact', 'en'));
    await fillContact(page, 'hanging@example.com');
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await press(page);
    await press(page);
    await expect(page).toHaveURL(/\?sent=1/);
    expect(posts).toHaveLength(1);
    expect(captcha.questions).toEqual([]);
  },
);

test(
  'a missing chunk of the build loses neither the page nor the values',
  { tag: '@js' },
  async ({ captcha, page, visit, watch }) => {
    watch.expectStatus(404);
    await page.route('**/static/captcha-guard*', (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await visit(href('contact', 'en'));
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await fillContact(page, 'gone@example.com');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await press(page);
    await expect(page).toHaveURL(/\?sent=1/);
    expect([captcha.visits, captcha.questions]).toEqual([[], []]);
  },
);
