import { expect, test } from 'vitest';
import { CheckoutScreen } from '~/shop/checkout/checkout-screen';
import { deliveryStepSchema, detailsSchema } from '~/shop/checkout/checkout-schema';
import type { CheckoutProblem } from '~/shop/checkout/checkout-view';
import { locales } from '~/i18n/locales';
import { findGluedText } from '../../../support/glued-text';
import { makeDelivery } from '../../../support/made-up-hotel/site';
import { renderScreen } from '../../../support/render-screen';
import { sampleCheckout } from '../../../support/sample-checkout';

const path = '/shop/checkout';

test('step one: names and tokens', async () => {
  const view = sampleCheckout({ step: 'data', reachable: ['data'], values: {} });
  const html = await renderScreen(<CheckoutScreen view={view} />, { path });
  const fields = [
    ...html.matchAll(/<(?:input|select)[^>]*name="(\w+)"[^>]*autoComplete="([^"]+)"/gi),
  ];
  expect(fields.map(([, name, token]) => [name, token])).toEqual([
    ['fullName', 'name'],
    ['email', 'email'],
    ['phone', 'tel'],
    ['address', 'street-address'],
    ['postalCode', 'postal-code'],
    ['city', 'address-level2'],
    ['country', 'country'],
  ]);
  expect(html).toContain('novalidate=""');
  expect(html).not.toContain('required');
});

test.each([
  ['data', detailsSchema],
  ['delivery', deliveryStepSchema(makeDelivery())],
] as const)('step %s marks as optional exactly what may be left empty', async (step, schema) => {
  const html = await renderScreen(<CheckoutScreen view={sampleCheckout({ step })} />, { path });
  const refused = new Set(schema.safeParse({}).error?.issues.map(({ path: [name] }) => name));
  const labels = [...html.matchAll(/<label class="field__label" for="([^"]+)">(.*?)<\/label>/g)];
  expect(labels.length).toBeGreaterThan(6);
  for (const [, id = '', label = ''] of labels) {
    const [, name = ''] = / name="(\w+)"/.exec(tagOf(html, id)) ?? [];
    expect([name, label.includes('(neobavezno)')]).toEqual([name, !refused.has(name)]);
  }
});

/** The tag of the element with an id. */
const tagOf = (html: string, id: string) =>
  html.match(/<[^>]+>/g)?.find((tag) => tag.includes(` id="${id}"`)) ?? '';

test('the presumed country is preselected; without one the buyer is asked', async () => {
  const presumed = sampleCheckout({ step: 'data', values: { country: 'CH' } });
  expect(await renderScreen(<CheckoutScreen view={presumed} />, { path })).toContain(
    '<option value="CH" selected="">',
  );
  const view = sampleCheckout({ step: 'data', values: {} });
  const german = await renderScreen(<CheckoutScreen view={view} />, { path, locale: 'de' });
  // The first one is the browser's choice where none is selected.
  expect(german).toMatch(/<select[^>]*name="country"[^>]*><option value="">Land wählen</);
  expect(german).not.toContain('selected');
});

test('each step says how many there are and how many pieces are ordered', async () => {
  for (const [step, words] of [
    ['data', 'Schritt 1 von 3'],
    ['delivery', 'Schritt 2 von 3'],
    ['review', 'Schritt 3 von 3'],
  ] as const) {
    const view = sampleCheckout({ step });
    const html = await renderScreen(<CheckoutScreen view={view} />, { path, locale: 'de' });
    expect(html).toContain(`>${words}</p><h1>`);
    expect(html).toContain('<p class="order-sheet__items">2 Artikel</p>');
    // On the review the order itself stands above the button.
    expect(html.includes('<details class="order-toggle">')).toBe(step !== 'review');
  }
});

test('a link that opens a new tab says so', async () => {
  for (const step of ['data', 'review'] as const) {
    const html = await renderScreen(<CheckoutScreen view={sampleCheckout({ step })} />, { path });
    const links = html.match(/<a [^>]*target="_blank".*?<\/a>/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toContain('(otvara se u novoj kartici)');
  }
});

test('words beside each other are kept apart in every step', async () => {
  for (const step of ['data', 'delivery', 'review'] as const) {
    const html = await renderScreen(<CheckoutScreen view={sampleCheckout({ step })} />, { path });
    expect(findGluedText(html), step).toEqual([]);
  }
});

test('errors: linked from the summary, explained at the field, values kept', async () => {
  const result = {
    status: 'error' as const,
    initialValue: { email: 'ana@', phone: '12' },
    error: { fullName: ['required'], email: ['email'], phone: ['phone'], city: ['never heard of'] },
  };
  const view = sampleCheckout({ step: 'data', values: {} });
  const html = await renderScreen(<CheckoutScreen view={view} lastResult={result} />, { path });
  for (const [name, words] of [
    ['fullName', 'Ime i prezime: Obavezno polje'],
    ['email', 'E-pošta: Neispravan format e-pošte'],
    ['city', 'Mjesto: Provjerite ovaj unos'],
  ]) {
    expect(html).toContain(`<a href="#checkout-data-${name}">${words}</a>`);
    expect(html).toMatch(new RegExp(`<input id="checkout-data-${name}"[^>]*aria-invalid="true"`));
  }
  expect(html).toMatch(/name="email"[^>]*value="ana@"/);
  expect(html).toMatch(/name="phone"[^>]*value="12"/);
});

test('validation is left to the server', async () => {
  const view = sampleCheckout({ step: 'data', values: {} });
  const html = await renderScreen(<CheckoutScreen view={view} />, { path });
  const forms = html.match(/<form[^>]*id="checkout-[^>]*>/g) ?? [];
  expect(forms).toHaveLength(1);
  expect(forms[0]).toContain('novalidate=""');
});

test('the two messages have the wording of the specification', async () => {
  const result = { status: 'error' as const, error: { fullName: ['required'], email: ['email'] } };
  const view = sampleCheckout({ step: 'data', values: {} });
  const messages = {
    hr: ['Obavezno polje', 'Neispravan format e-pošte'],
    en: ['Required Field', 'Incorrect email format'],
    de: ['Pflichtfeld', 'Falsches E-Mail-Format'],
    it: ['Campo obbligatorio', 'Formato dell’email non corretto'],
  };
  for (const locale of locales) {
    const html = await renderScreen(<CheckoutScreen view={view} lastResult={result} />, {
      path,
      locale,
    });
    for (const message of messages[locale]) expect(html).toContain(message);
  }
});

const boxes = (html: string) => html.match(/<input[^>]*name="sameAddress"[^>]*>/g) ?? [];

test('step two: the box is ticked, and a cleared box answers too', async () => {
  const view = sampleCheckout({ step: 'delivery' });
  const [box, off] = boxes(await renderScreen(<CheckoutScreen view={view} />, { path }));
  expect(box).toContain('checked');
  expect(off).toBe('<input type="hidden" name="sameAddress" value="off"/>');
});

test('step two: texts of several lines are never cut; a long one comes back with its error', async () => {
  const comment = 'a'.repeat(1001);
  const result = { initialValue: { comment }, error: { comment: ['tooLong'] } };
  const view = sampleCheckout({ step: 'delivery' });
  const html = await renderScreen(<CheckoutScreen view={view} lastResult={result} />, { path });
  expect(html.match(/<textarea[^>]*>/g)).toHaveLength(2);
  expect(html).not.toMatch(/<textarea[^>]*maxlength/i);
  expect(html).toContain(`>${comment}</textarea>`);
  expect(html).toContain('Napomena uz narudžbu: Unos je predugačak: skratite ga');
});

test('a cleared box stays cleared, and it is cleared where delivery is impossible', async () => {
  for (const values of [
    { ...sampleCheckout().values, sameAddress: 'off' },
    { ...sampleCheckout().values, country: 'CH' },
  ]) {
    const view = sampleCheckout({ step: 'delivery', values });
    const [box] = boxes(await renderScreen(<CheckoutScreen view={view} />, { path }));
    expect(box).not.toContain('checked');
  }
});

test('without the buyer’s address, as while the database is away, the box keeps its state and nothing is refused', async () => {
  const values = { sameAddress: 'on', deliveryMethod: 'gls' };
  const view = sampleCheckout({ step: 'delivery', values });
  const html = await renderScreen(<CheckoutScreen view={view} problem="storage" />, { path });
  expect(boxes(html)[0]).toContain('checked');
  expect(html).not.toContain('ne dostavljamo');
});

test('the parcel goes only where the carrier goes', async () => {
  const view = sampleCheckout({ step: 'delivery' });
  const html = await renderScreen(<CheckoutScreen view={view} />, { path });
  const select = html.slice(html.indexOf('name="deliveryCountry"'));
  const codes = [...select.matchAll(/<option value="(\w+)"/g)].map(([, code]) => code);
  expect(codes).toEqual(['HR', 'DE']);
  expect(html).toMatch(
    /<input[^>]*name="deliveryMethod"[^>]*type="radio"[^>]*checked="" value="gls"/,
  );
  expect(html).toContain('4,50\u00a0€');
});

test('progress: the current step, and links to the steps that may be opened', async () => {
  const view = sampleCheckout({ step: 'delivery', reachable: ['data', 'delivery'] });
  const html = await renderScreen(<CheckoutScreen view={view} />, { path });
  expect(html).toContain('<span aria-current="step">Dostava</span>');
  expect(html).toContain('href="/shop/checkout?step=data"');
  expect(html).not.toContain('href="/shop/checkout?step=review"');
});

const problems: CheckoutProblem[] = [
  'changed',
  'provider',
  'closed',
  'storage',
  'expired',
  'country',
  'weight',
  'amount',
];

test.each(problems)('%s is explained in every language', async (problem) => {
  for (const locale of locales) {
    const html = await renderScreen(<CheckoutScreen view={sampleCheckout()} problem={problem} />, {
      path,
      locale,
    });
    expect(html).toContain('role="alert"');
    expect(html).not.toMatch(/problems\.|\{\{/);
  }
});

test.each(['closed', 'weight', 'amount'] as const)(
  'where %s names an email address or a number, it is a link, in every language',
  async (problem) => {
    const view = sampleCheckout();
    const { email, phone, phoneDisplay } = view.seller;
    for (const locale of locales) {
      const html = await renderScreen(<CheckoutScreen view={view} problem={problem} />, {
        path,
        locale,
      });
      const [notice = ''] = /<p class="has-address">.*?<\/p>/s.exec(html) ?? [];
      expect(notice).toContain(`<a href="mailto:${email}">${email}</a>`);
      expect(notice.includes(`href="tel:${phone}">${phoneDisplay}</a>`)).toBe(problem === 'closed');
      expect(notice).not.toMatch(/[\t\n]/);
    }
  },
);

test('the markup respects the security policy', async () => {
  for (const step of ['data', 'delivery', 'review'] as const) {
    const html = await renderScreen(<CheckoutScreen view={sampleCheckout({ step })} />, { path });
    expect(html).not.toMatch(/ style=| on[a-z]+=/);
  }
});
