import { expect, test } from 'vitest';
import {
  inFull,
  listOfferFacts,
  listPackageFacts,
  quoted,
  readChosenPackage,
} from '~/hospitality/packages/package-facts.server';
import type { MailFact } from '~/platform/mail/mail-content';
import { makePackage } from '../../../support/made-up-hotel/offers';

const open = makePackage();
const dated = makePackage({ dates: [{ from: '2027-04-09', to: '2027-04-11' }] });
const price = { persons: 2, personCents: 15_000, totalCents: 30_000 };
const gift = {
  ...price,
  forWhom: 'gift',
  voucher: 'email',
  recipientName: 'Eva, eva@example.com',
  recipientEmail: 'eva@example.com',
  recipientPhone: '+49 30 1',
};

const show = (facts: readonly MailFact[]) => facts.map(({ label, value }) => `${label}: ${value}`);
const list = (item: typeof open, details: object, typed = inFull) =>
  show(listPackageFacts(readChosenPackage(item, { ...details }), 'en', typed));
const terms = (freeCancellationDays?: number) => ({ freeCancellationDays });
const offer = (item: typeof open, details: object, days?: number) =>
  show(listOfferFacts(readChosenPackage(item, { ...details }), terms(days), 'en'));

test('the hotel reads the first and the last day, the price of one and of all', () => {
  expect(list(dated, { ...price, forWhom: 'myself', date: '2027-04-09' })).toEqual([
    'Package: Fireside en',
    'Who it is for: myself',
    'Dates: 9–11\u00a0April 2027',
    'Number of people: 2\u00a0people',
    'Price per person: 150,00\u00a0€',
    'Total, VAT included: 300,00\u00a0€',
  ]);
});

test('another day ends after the nights of the package; a wish stays as it was typed', () => {
  const dates = (date: string) => list(open, { forWhom: 'myself', date })[2];
  expect(dates('2027-04-30')).toBe('Dates: 30\u00a0April\u00a0– 1\u00a0May 2027');
  expect(dates('a weekend in May')).toBe('Preferred dates: a weekend in May');
  expect(dates('')).toBe('Preferred dates: no preference');
});

test('the hotel reads how and to whom a gift is sent', () => {
  expect(list(dated, gift).slice(-4)).toEqual([
    'Recipient: Eva, eva@example.com',
    'How the gift is sent: by email to the recipient',
    'Recipient’s email: eva@example.com',
    'Recipient’s phone: +49 30 1',
  ]);
  const post = { ...gift, voucher: 'post', recipientAddress: 'Main Street 1\n\n8010 Graz' };
  expect(list(dated, post).slice(-2)).toEqual([
    'How the gift is sent: by post, printed',
    'Postal address: Main Street 1, 8010 Graz',
  ]);
  expect(list(dated, gift, quoted).join()).not.toContain('eva@example.com');
});

test('a gift that goes to the buyer is sent to “you” in the buyer’s own email', () => {
  const own = { ...gift, voucher: 'buyer' };
  expect(list(dated, own).at(-1)).toBe('How the gift is sent: by email to the buyer');
  expect(list(dated, own, quoted).at(-1)).toBe('How the gift is sent: by email to you');
});

test('the guest confirms the dates, the total and until when it can be cancelled', () => {
  const details = { ...price, forWhom: 'myself', date: '2027-04-09' };
  const denied = 'This package is for a fixed date; there is no statutory right of withdrawal.';
  expect(offer(dated, details, 5)).toEqual([
    'Package: Fireside en',
    'Dates: 9–11\u00a0April 2027',
    'Number of people: 2\u00a0people',
    'Total, VAT included: 300,00\u00a0€',
    `Withdrawal: ${denied} You may cancel free of charge until 5\u00a0days before arrival.`,
  ]);
  expect(offer(dated, details).at(-1)).toBe(`Withdrawal: ${denied}`);
});

test('a gift whose date is open, and a package without dates, can be withdrawn from', () => {
  const right = /^Withdrawal: .*withdraw.* within 14\u00a0days of concluding the contract\./;
  expect(offer(dated, gift, 5).slice(-2)).toEqual([
    'Recipient: Eva, …',
    expect.stringMatching(right),
  ]);
  expect(offer(dated, { ...gift, date: '2027-04-09' }, 5).at(-1)).toContain(
    'cancel free of charge',
  );
  expect(offer(open, { ...price, forWhom: 'myself' }, 5).at(-1)).toMatch(right);
});

test('a request without price or recipient, and a package that is no longer offered, have fewer facts', () => {
  const chosen = readChosenPackage(undefined, { forWhom: 'gift', totalCents: 1.5, persons: '2' });
  expect(show(listPackageFacts(chosen, 'en', inFull))).toEqual([
    'Who it is for: someone else, as a gift',
    'Dates: chosen by the recipient',
  ]);
  expect(show(listOfferFacts(chosen, terms(5), 'en'))).toEqual(['Dates: chosen by the recipient']);
});
