import { expect, test } from 'vitest';
import type { EnquiryActionData } from '~/components/forms/enquiry-form-state';
import type { FrameData } from '~/components/layout/frame-data';
import { PackageReservationScreen } from '~/hospitality/packages/package-reservation-screen';
import { loadPackage } from '~/hospitality/packages/package.loader.server';
import { readForms, readText } from '../../../support/html-forms';
import { renderScreen } from '../../../support/render-screen';
import { makeSource } from '../../../support/made-up-hotel/content';
import { makePackages } from '../../../support/made-up-hotel/offers';

type Options = {
  slug?: string;
  moment?: string;
  actionData?: EnquiryActionData;
  isSent?: boolean;
  isCopied?: boolean;
  freeCancellationDays?: number;
};

const contact = { phone: '+18005550100', phoneDisplay: '+1 800 555 0100', email: 'desk@inn.test' };
const frame = { hotel: contact as FrameData['hotel'] };

async function show(options: Options = {}) {
  const { slug = 'spring-walk-en', moment = '2026-11-21T12:00:00Z', isSent } = options;
  const packages = makePackages({ freeCancellationDays: options.freeCancellationDays });
  const content = makeSource({ packages });
  const view = loadPackage(content, 'packageReservation', slug, 'en', new Date(moment));
  const form = {
    formToken: 'key',
    isSent: isSent ?? false,
    isCopied: options.isCopied ?? true,
  };
  const screen = (
    <PackageReservationScreen view={view} form={form} actionData={options.actionData} />
  );
  const html = await renderScreen(screen, { locale: 'en', frame });
  const fields = readForms(html).flatMap((found) => found.fields);
  const named = (name: string) => fields.filter((field) => field.name === name);
  return { html, text: readText(html), fields, named };
}

test('initially: for oneself, for two, no date chosen, terms not accepted', async () => {
  const { named, html, text } = await show();
  // With scripts that never start, too.
  expect(html).toMatch(/<button [^>]*value="update"/);
  expect(html).not.toContain('<noscript>');
  expect(named('forWhom').map(({ value, checked }) => [value, checked])).toEqual([
    ['myself', true],
    ['gift', false],
  ]);
  expect(named('persons')[0]?.value).toBe('2');
  expect(named('date').map(({ value, checked }) => [value, checked])).toEqual([
    ['2027-04-09', false],
    ['2027-04-16', false],
    ['2027-04-23', false],
  ]);
  expect(named('terms')[0]?.checked).toBe(false);
  expect(text).toContain('Total for 2 people 300,00 €');
  expect(html).toContain('href="#terms"');
  expect(html).toContain('id="terms"');
});

test('dates that have begun are not offered; without any there is no form, and the page says so', async () => {
  const { named } = await show({ moment: '2027-04-16T08:00:00Z' });
  expect(named('date').map(({ value }) => value)).toEqual(['2027-04-23']);
  const over = await show({ moment: '2027-06-01T12:00:00Z' });
  expect(over.fields).toEqual([]);
  expect(over.text).toContain('These dates have passed');
  expect(over.html).toContain('href="mailto:desk@inn.test?');
});

test('a package without dates takes a preferred date in free text', async () => {
  const { named, text } = await show({ slug: 'fireside-en' });
  expect(named('date').map(({ type }) => type)).toEqual(['text']);
  expect(text).toContain('Any day in winter en');
});

test('whoever names a day is told of the closure that is coming or under way, not afterwards', async () => {
  const words = 'We are closed from 16 November 2026 and open again on 1 April 2027';
  const at = async (moment: string, slug = 'fireside-en') => (await show({ slug, moment })).text;
  expect(await at('2026-10-01T12:00:00Z')).toContain(words);
  expect(await at('2027-03-31T12:00:00Z')).toContain(words);
  expect(await at('2027-04-01T12:00:00Z')).not.toContain('We are closed');
  // Its dates are on offer all the same.
  expect(await at('2026-11-21T12:00:00Z', 'spring-walk-en')).not.toContain('We are closed');
});

test('typed values are kept with the price for the group; a size without a price becomes two', async () => {
  const typed = { forWhom: 'gift', persons: '5', recipientName: 'Eva "E."', voucher: 'buyer' };
  const { named, text } = await show({ actionData: { result: { initialValue: typed } } });
  expect(named('persons')[0]?.value).toBe('5');
  expect(named('recipientName')[0]?.value).toBe('Eva "E."');
  expect(named('voucher').find(({ checked }) => checked)?.value).toBe('buyer');
  expect(text).toContain('Per person 110,00 €');
  expect(text).toContain('Total for 5 people 550,00 €');
  const odd = await show({ actionData: { result: { initialValue: { persons: '7' } } } });
  expect(odd.named('persons')[0]?.value).toBe('2');
  expect(odd.text).toContain('300,00 €');
});

test('once sent, thanks replace the form', async () => {
  const { fields, text } = await show({ isSent: true });
  expect(fields).toEqual([]);
  expect(text).toContain('We will contact you about payment and dates');
  expect(text).toContain('A copy with the price is on its way to you');
});

test('once sent without a copy to the guest, none is promised', async () => {
  const { text } = await show({ isSent: true, isCopied: false });
  expect(text).toContain('We will contact you about payment and dates');
  expect(text).not.toContain('copy');
});

test('for a fixed date the terms deny a right of withdrawal and say until when it can be cancelled', async () => {
  const { text } = await show({ freeCancellationDays: 5 });
  expect(text).toContain('for a fixed date; there is no statutory right of withdrawal.');
  expect(text).toContain('cancel free of charge until 5 days before arrival.');
  // A gift whose date the recipient has yet to choose keeps the right.
  expect(text).toContain('If it is a gift and no date has been chosen yet, you may withdraw');
  expect(text).not.toContain('a package without a date');
});

test('no free cancellation is promised where the content has none', async () => {
  const { text } = await show();
  expect(text).toContain('there is no statutory right of withdrawal.');
  expect(text).not.toContain('free of charge until');
});

test('without dates the right of withdrawal is named with its page', async () => {
  const { text, html } = await show({ slug: 'fireside-en', freeCancellationDays: 5 });
  expect(text).toContain('You may withdraw from a package without a date within 14 days');
  expect(text).not.toContain('no statutory right');
  expect(html).toContain('href="/en/withdraw"');
});

test('a larger group has the number to call as a link', async () => {
  const { html } = await show();
  const { phone, phoneDisplay } = contact;
  expect(html).toContain(
    `call <a class="tabular nowrap" href="tel:${phone}">${phoneDisplay}</a>.</p>`,
  );
});
