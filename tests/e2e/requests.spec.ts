import { closure } from '../../app/hotel/closure';
import * as form from './support/enquiries';
import { choose, isMatrix } from './support/matrix';
import type { OwnSite } from './support/own-site';
import { expectMailsOf, findEnquiries } from './support/records';
import { expect, test } from './support/test';
import { euro, fill, locales, textsIn } from './support/texts';

// A day on which the package's dates have not passed.
test.use({ siteClock: `${closure.from}T12:00Z` });

/** Stored once, with one email to the hotel and one to the guest. */
async function expectOnce(site: OwnSite, { email }: form.Guest, kind: form.Kind): Promise<void> {
  await expectMailsOf(site, email, 2);
  const stored = kind === 'gift' ? 'package' : kind;
  expect((await findEnquiries(site, email)).map((row) => row.kind)).toEqual([stored]);
}

/** Each form in a different language; tests/integration/enquiry-forms.test.ts covers every form in every language. */
const usual = { contact: 'hr', table: 'de', package: 'it', gift: 'en' } as const;

for (const kind of form.kinds) {
  for (const locale of choose([usual[kind]], locales)) {
    const title = `${kind} form in ${locale}: errors are shown, a valid form is stored once`;
    // Without scripts the one with the most fields: what each form answers then is tested over HTTP.
    const tag = kind === 'gift' || isMatrix ? '@both' : '@js';
    test(title, { tag }, async ({ page, scripts, site, visit, watch }) => {
      watch.expectStatus(400);
      const guest = form.guestIn(locale);
      await visit(form.formPath(kind, locale));
      if (kind === 'gift') await form.chooseGift(page);
      // Two of the forms test an invalid email address, two a missing one.
      const isTyped = kind === 'table' || kind === 'gift';
      if (isTyped) await form.fieldOf(page, 'email').fill('ana@@gost');
      await form.fieldOf(page, 'phone').fill('+385 (0)91 / 234-567');
      await form.submitButton(page, kind, locale).click();

      const fields = form.requiredFields(kind, locale);
      await form.expectRefused(
        page,
        locale,
        fields.map(([name, label]) => {
          if (name === 'terms') return [name, label, textsIn(locale).reservation.errors.terms];
          const isBad = isTyped && name === 'email';
          return [name, label, isBad ? form.invalidEmail[locale] : form.required[locale]];
        }),
      );
      const [[first] = ['']] = fields;
      const focused = scripts ? form.fieldOf(page, first).first() : page.locator('#error-summary');
      if (scripts) await expect(focused).toBeFocused();
      await expect(focused).toBeInViewport();
      await expect(form.fieldOf(page, 'phone')).toHaveValue('+385 (0)91 / 234-567');
      if (isTyped) await expect(form.fieldOf(page, 'email')).toHaveValue('ana@@gost');
      // The same in every language.
      if (!isMatrix || locale === 'hr') {
        await form.followSummary(
          page,
          fields.map(([name]) => name),
        );
      }

      await form.fillIn(page, kind, guest);
      await form.send(page, kind, locale);
      if (scripts) await expect(page.locator('.enquiry__sent')).toBeFocused();
      await expectOnce(site, guest, kind);
      await page.reload();
      await form.expectSent(page, kind, locale);
      await expectOnce(site, guest, kind);
    });
  }

  const once = kind === 'contact' ? [] : ['@matrix'];
  const again = `${kind} form: Back and submitting again stores nothing twice`;
  test(again, { tag: once }, async ({ page, site, visit }) => {
    const guest = form.guestIn('hr');
    await visit(form.formPath(kind, 'hr'));
    await form.fillIn(page, kind, guest);
    await form.send(page, kind, 'hr');
    await page.goBack();
    await form.fillIn(page, kind, guest);
    await form.send(page, kind, 'hr');
    await expectOnce(site, guest, kind);
  });
}

// That each is stored once, however often it arrives at the same time, is tested over HTTP.
for (const kind of choose(['contact'], ['contact', 'table', 'package'])) {
  test(`${kind} form: a double click on a slow connection submits once`, async ({
    page,
    scripts,
    site,
    visit,
  }) => {
    const guest = form.guestIn('de');
    await visit(form.formPath(kind, 'de'));
    await form.fillIn(page, kind, guest);
    await form.waitLikeAPerson(form.formOf(page));
    let response = () => {};
    const held = new Promise<void>((resolve) => (response = resolve));
    await page.route('**/*', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    // oxlint-disable-next-line typescript/no-deprecated -- the response is held back: waiting for navigation would never end
    await form.submitButton(page, kind, 'de').dblclick({ noWaitAfter: true });
    if (scripts) await expect(page.locator('.loading-bar')).toHaveClass(/--running/);
    response();
    await form.expectSent(page, kind, 'de');
    await expectOnce(site, guest, kind);
  });
}

for (const locale of choose(['de'], locales)) {
  test(`the price follows the size of the group in ${locale}`, async ({ page, scripts, visit }) => {
    const { enquiries, reservation } = textsIn(locale);
    await visit(form.formPath('package', locale));
    const price = page.getByRole('status', { name: reservation.price.title });
    const expectPrice = async (count: 2 | 5) => {
      const { person, total } = form.groupCents[count];
      const texts: Record<string, string> = reservation.price;
      const together = texts[`total_${new Intl.PluralRules(locale).select(count)}`] ?? '';
      // The reference price may follow the price per person.
      await expect(price).toContainText(`${texts.person} ${euro(person)}`);
      await expect(price).toContainText(`${fill(together, { count })} ${euro(total)}`);
    };
    await expectPrice(2);
    await form.fieldOf(page, 'comments').fill('Bez glutena');
    const size = page.getByRole('combobox', { name: reservation.fields.persons });
    await size.selectOption('5');
    const update = page.getByRole('button', { name: reservation.update });
    if (scripts) await expect(update).toHaveCount(0);
    else await update.click();
    await expectPrice(5);
    await expect(size).toHaveValue('5');
    await expect(form.fieldOf(page, 'comments')).toHaveValue('Bez glutena');
    await expect(page).not.toHaveTitle(new RegExp(`^${enquiries.errorPrefix}`));
    await expect(page.locator('#error-summary')).toHaveCount(0);
  });
}

test('on phones, too, the button for the price is in line with the size of the group', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of locales) {
    await visit(form.formPath('package', locale));
    const size = await page.locator('.group-size select').boundingBox();
    // Scripts hide it, which may leave no gap.
    const button = await page.locator('.group-size .btn').boundingBox();
    expect(button?.y, locale).toBeCloseTo(size?.y ?? 0, 0);
  }
});

test('a gift asks for its recipient, and only for the fields its delivery needs', async ({
  page,
  visit,
}) => {
  await visit(form.formPath('gift', 'en'));
  const field = (name: string) => form.fieldOf(page, name).first();
  const expectVisible = async (shown: string[], hidden: string[]) => {
    for (const name of shown) await expect(field(name), name).toBeVisible();
    for (const name of hidden) await expect(field(name), name).toBeHidden();
  };
  const gift = ['recipientName', 'giftMessage'];
  const ways = ['recipientEmail', 'recipientPhone', 'recipientAddress'];
  await expectVisible(['date'], [...gift, ...ways]);
  await form.chooseGift(page);
  await expectVisible([...gift, 'recipientEmail', 'recipientPhone'], ['date', 'recipientAddress']);
  const choose = (way: string) => page.locator(`[name="voucher"][value="${way}"]`).check();
  await choose('post');
  await expectVisible([...gift, 'recipientAddress'], ['recipientEmail', 'recipientPhone']);
  await choose('buyer');
  await expectVisible(gift, ways);
  await page.locator('[name="forWhom"][value="myself"]').check();
  await expectVisible(['date'], [...gift, ...ways]);
});

test(
  'gift fields that were typed and then hidden are not stored',
  { tag: '@matrix' },
  async ({ page, site, visit }) => {
    const guest = form.guestIn('en');
    await visit(form.formPath('gift', 'en'));
    await form.fillIn(page, 'gift', guest);
    await page.locator('[name="voucher"][value="buyer"]').check();
    await form.send(page, 'gift', 'en');
    const [row] = await findEnquiries(site, guest.email);
    const details = JSON.parse(row?.details ?? '{}') as Record<string, unknown>;
    expect(details).toMatchObject({ forWhom: 'gift', recipientName: 'Grete Beispiel' });
    expect(JSON.stringify(details)).not.toContain('grete@dar.example');
  },
);

test(
  'the error page in place of a form is shown from its start, and read',
  { tag: '@js' },
  async ({ page, visit, watch }) => {
    watch.expectStatus(400);
    await page.setViewportSize({ width: 390, height: 700 });
    await visit(form.formPath('contact', 'de'));
    await form.fillIn(page, 'contact', form.guestIn('de'));
    // More fields than a form may have.
    await form.formOf(page).evaluate((element) => {
      for (let index = 0; index < 80; index += 1) {
        element.append(Object.assign(document.createElement('input'), { name: `more${index}` }));
      }
    });
    await form.submitButton(page, 'contact', 'de').click();
    const heading = page.getByRole('heading', { level: 1, name: textsIn('de').common.error.title });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  },
);

test('a closed day is reported as it is chosen', { tag: '@js' }, async ({ page, visit }) => {
  await visit(form.formPath('table', 'hr'));
  const date = form.fieldOf(page, 'date');
  const first = new Date(`${await date.getAttribute('min')}T12:00:00Z`);
  const dayOf = (weekday: number) => {
    const day = new Date(first);
    day.setUTCDate(first.getUTCDate() + ((weekday + 7 - first.getUTCDay()) % 7));
    return day.toISOString().slice(0, 10);
  };
  const line = page.locator('.table-day');
  const times = form.fieldOf(page, 'time').locator('option');
  await page.getByRole('radio', { name: /Konoba/ }).check();
  await date.fill(dayOf(2));
  await expect(line).toContainText(/^Zatvoreno: utorak/);
  await date.fill(dayOf(6));
  await expect(line).toContainText(/^subota.*: dolazak/);
  await expect(times.nth(1)).toHaveText('12:00');
});
