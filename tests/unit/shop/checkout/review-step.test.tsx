import { expect, test } from 'vitest';
import { orderButton } from '~/i18n/statutory-labels';
import { ReviewStep } from '~/shop/checkout/review-step';
import { locales } from '~/i18n/locales';
import { withPlainSpaces } from '../../../support/plain-spaces';
import { renderScreen } from '../../../support/render-screen';
import { sampleCheckout } from '../../../support/sample-checkout';

const path = '/shop/checkout?step=review';

/** The statutory wording, letter by letter (compliance 1.2). */
const statutory = {
  hr: 'Narudžba s obvezom plaćanja',
  en: 'Order with obligation to pay',
  de: 'Zahlungspflichtig bestellen',
  it: 'Ordine con obbligo di pagare',
};

test('the labels are the statutory ones', () => {
  expect(orderButton).toEqual(statutory);
});

test.each(locales)('%s: one button, with the statutory label alone', async (locale) => {
  const html = await renderScreen(<ReviewStep view={sampleCheckout()} />, { locale, path });
  const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)];
  expect(buttons.map(([, words]) => words)).toEqual([orderButton[locale]]);
  expect(buttons[0]?.[0]).toContain('type="submit"');
  expect(buttons[0]?.[0]).not.toMatch(/aria-|title=|disabled/);
});

test.each(locales)('%s: nothing is between the total and the button', async (locale) => {
  const html = await renderScreen(<ReviewStep view={sampleCheckout()} />, { locale, path });
  expect(html).toMatch(
    /<p class="order-total"><span>[^<]+<\/span> <span[^>]*data-price="5250">[^<]+<\/span><\/p><button/,
  );
});

test('terms come above the summary, the total is the last amount', async () => {
  const html = await renderScreen(<ReviewStep view={sampleCheckout()} />, { path });
  expect(html.indexOf('name="terms"')).toBeLessThan(html.indexOf('class="order-lines"'));
  expect(html.lastIndexOf('data-price=')).toBe(html.indexOf('data-price="5250"'));
});

test('names and values of the submitted fields', async () => {
  const view = sampleCheckout();
  const html = await renderScreen(<ReviewStep view={view} />, { path });
  expect(html).toContain('action="/shop/checkout?step=review"');
  expect(html).toContain(`type="hidden" name="submissionId" value="${view.submissionId}"`);
  expect(html).toMatch(/<input[^>]*name="paymentMethod"[^>]*type="radio"[^>]*value="card"/);
  expect(html).toMatch(/<input[^>]*name="terms"[^>]*type="checkbox"[^>]*value="on"/);
});

test('the terms are never accepted in advance, and are linked', async () => {
  const html = await renderScreen(<ReviewStep view={sampleCheckout()} />, { path });
  expect(html.match(/<input[^>]*name="terms"[^>]*>/)?.[0]).not.toContain('checked');
  expect(html).toContain('<a href="/uvjeti" target="_blank" rel="noopener">uvjete poslovanja<');
});

test('the terms stay accepted, and the telephone can be called, if too many ordered', async () => {
  const lastResult = { initialValue: { paymentMethod: 'card', terms: 'on' } };
  const html = await renderScreen(
    <ReviewStep view={sampleCheckout()} problem="tooMany" lastResult={lastResult} />,
    { path },
  );
  expect(html.match(/<input[^>]*name="terms"[^>]*>/)?.[0]).toContain('checked');
  const { phone, phoneDisplay } = sampleCheckout().seller;
  const [alert = ''] = /role="alert".*?<\/div>/.exec(html) ?? [];
  expect(alert).toContain(`href="tel:${phone}">${phoneDisplay}</a>`);
});

test('seller, reservation and withdrawal are explained before the button', async () => {
  const html = await renderScreen(<ReviewStep view={sampleCheckout()} />, { path });
  const before = withPlainSpaces(html.slice(0, html.indexOf('<button')));
  for (const words of [
    'Linden d.o.o.',
    'Mill Lane 4, 8010 Graz, Austrija',
    'OIB 12345678903',
    'href="tel:+38552000001"',
    'href="mailto:shop@linden.example"',
    'Iznos od 52,50 € sada se samo rezervira',
    'u roku od 14 dana',
  ]) {
    expect(before).toContain(words);
  }
});

test('the parcel goes to the buyer, or to the recipient when the box was cleared', async () => {
  const same = await renderScreen(<ReviewStep view={sampleCheckout()} />, { path });
  expect(same.match(/Ilica 1/g)).toHaveLength(2);
  const values = {
    ...sampleCheckout().values,
    sameAddress: 'off',
    recipientName: 'Anna Huber',
    recipientPhone: '+49 151 23456789',
    deliveryAddress: 'Hauptstraße 4',
    deliveryPostalCode: '80331',
    deliveryCity: 'München',
    deliveryCountry: 'DE',
  };
  const other = await renderScreen(<ReviewStep view={sampleCheckout({ values })} />, { path });
  expect(other.match(/Ilica 1/g)).toHaveLength(1);
  expect(other).toContain('<span>80331 München</span> <span>Njemačka</span>');
});

test('missing consent: the summary links to the box, with the same message as below it', async () => {
  const result = { status: 'error' as const, initialValue: {}, error: { terms: ['terms'] } };
  const html = await renderScreen(<ReviewStep view={sampleCheckout()} lastResult={result} />, {
    path,
  });
  expect(html).toContain('<a href="#checkout-review-terms">');
  expect(html).toContain('id="checkout-review-terms"');
  expect(html.match(/Za narudžbu treba prihvatiti uvjete poslovanja/g)).toHaveLength(2);
});

test('changed prices are named, before and now', async () => {
  const priceChanges = [{ variantId: 'spring-oil-500', beforeCents: 2200, nowCents: 2400 }];
  const html = await renderScreen(
    <ReviewStep view={sampleCheckout({ priceChanges })} problem="changed" />,
    { path },
  );
  expect(html).toContain('Spring oil, 500 ml: prije 22,00\u00a0€, sada 24,00\u00a0€');
  expect(html.match(/price-changes/g)).toHaveLength(1);
});

test('a shop that takes no orders shows no button', async () => {
  for (const locale of locales) {
    const html = await renderScreen(<ReviewStep view={sampleCheckout({ open: false })} />, {
      locale,
      path,
    });
    expect(html).not.toContain('<button');
    expect(html).toContain('shop@linden.example');
  }
});
