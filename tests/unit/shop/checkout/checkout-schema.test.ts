import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { detailFields } from '~/shop/checkout/checkout-fields';
import { deliveryStepSchema, detailsSchema, reviewSchema } from '~/shop/checkout/checkout-schema';
import { parseForm } from '~/platform/forms/form.server';

const details = {
  fullName: 'Ana Čačić',
  email: 'ana@example.com',
  phone: '091 123 4567',
  address: 'Gradinska 1',
  postalCode: '52429',
  city: 'Grožnjan',
  country: 'HR',
};

const recipient = {
  recipientName: 'Iva',
  recipientPhone: '+43 1 234567',
  deliveryAddress: 'Gasse 1',
  deliveryPostalCode: '1010',
  deliveryCity: 'Wien',
  deliveryCountry: 'AT',
};

const countries = ['HR', 'AT'];

function toForm(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

/** What the page will say: codes by field, as they come out of a posted form. */
function check(schema: z.ZodType, values: Record<string, string>) {
  const submission = parseForm(toForm(values), schema);
  const errors: Record<string, string> = {};
  if (submission.status === 'success') return { value: submission.value, errors };
  for (const [name, codes] of Object.entries(submission.error ?? {})) {
    if (codes?.[0]) errors[name] = codes[0];
  }
  return { value: undefined, errors };
}

const without = (name: string) =>
  Object.fromEntries(Object.entries(details).filter(([key]) => key !== name));

test('valid details are kept, trimmed', () => {
  expect(check(detailsSchema, { ...details, fullName: '  Ana Čačić ' }).value).toEqual(details);
});

test.each(['fullName', 'email', 'phone', 'address', 'postalCode'])('%s is required', (name) => {
  for (const values of [without(name), { ...details, [name]: '' }, { ...details, [name]: '   ' }]) {
    expect(check(detailsSchema, values).errors).toEqual({ [name]: 'required' });
  }
});

test('the city is not required', () => {
  expect(check(detailsSchema, without('city')).value).toMatchObject({ city: '' });
});

test('an empty form reports every required field at once', () => {
  expect(check(detailsSchema, {}).errors).toEqual({
    fullName: 'required',
    email: 'required',
    phone: 'required',
    address: 'required',
    postalCode: 'required',
    country: 'country',
  });
});

test.each([
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'a b@example.com',
  'a@x.com, b@evil.com',
  'a@x.com\r\nBcc: b@evil.com',
  '"a"@x.com',
  'a@x..com',
  'a@-x.com',
  `${'a'.repeat(65)}@x.com`,
])('email address %j is refused', (email) => {
  expect(['email', 'characters']).toContain(
    check(detailsSchema, { ...details, email }).errors.email,
  );
});

test.each([
  ['12', 'HR'],
  ['abc', 'HR'],
  ['+', 'DE'],
  ['0000000000000000000', 'HR'],
])('phone %j is refused in %s', (phone, country) => {
  expect(check(detailsSchema, { ...details, phone, country }).errors).toEqual({ phone: 'phone' });
});

test.each([
  ['+385 91 123 4567', 'DE'],
  ['091/123-4567', 'HR'],
  ['(02) 1234 5678', 'IT'],
  ['+1 212 555 0100', 'HR'],
])('phone %j is accepted in %s', (phone, country) => {
  expect(check(detailsSchema, { ...details, phone, country }).value).toMatchObject({ phone });
});

test('a postcode is stored as its country writes it, and refused with an example', () => {
  const german = { ...details, country: 'DE' };
  expect(check(detailsSchema, { ...german, postalCode: 'D-10 115' }).value).toMatchObject({
    postalCode: '10115',
  });
  expect(check(detailsSchema, { ...german, postalCode: 'ABC', phone: '' }).errors).toEqual({
    phone: 'required',
    postalCode: expect.stringMatching(/^postalCode:\d{5}$/) as string,
  });
  expect(
    check(detailsSchema, { ...details, country: 'XK', postalCode: 'abc' }).value,
  ).toMatchObject({
    postalCode: 'abc',
  });
});

test.each(['', 'XX', 'hr', 'HRV', '__proto__', 'constructor'])(
  'country %j is refused, without an exception',
  (country) => {
    expect(check(detailsSchema, { ...details, country }).errors.country).toBe('country');
  },
);

test.each(['a\nb', 'a\r\nBcc: x', 'a\0b', 'a\u2028b', 'a\u001bb', 'a\u0085b'])(
  'a line of text with control characters %j is refused',
  (text) => {
    expect(check(detailsSchema, { ...details, fullName: text }).errors).toEqual({
      fullName: 'characters',
    });
  },
);

test('texts are limited in length', () => {
  const long = {
    ...details,
    fullName: 'a'.repeat(101),
    address: 'a'.repeat(151),
    city: 'a'.repeat(81),
    postalCode: '1'.repeat(17),
  };
  expect(check(detailsSchema, long).errors).toEqual({
    fullName: 'tooLong',
    address: 'tooLong',
    city: 'tooLong',
    postalCode: 'tooLong',
  });
});

test('any input gives a value without control characters or a code, never an exception', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom('__proto__', 'on', '[object Object]'),
  );
  // The other fields are valid, so that some forms are accepted.
  const form = fc.dictionary(fc.constantFrom(...detailFields), text, { maxKeys: 2 });
  fc.assert(
    fc.property(form, (values) => {
      const { value } = check(detailsSchema, { ...details, ...values }) as {
        value?: Record<string, string>;
      };
      for (const each of Object.values(value ?? {})) expect(each).not.toMatch(/\p{Cc}/u);
    }),
    { numRuns: 500 },
  );
});

const tariff = {
  carrier: 'GLS',
  maxGrams: 2_000,
  zones: [{ id: 'near', countries, steps: [{ maxGrams: 2_000, priceCents: 450 }] }],
};
const delivery = (values: Record<string, string>, changes: Partial<typeof tariff> = {}) =>
  check(deliveryStepSchema({ ...tariff, ...changes }), values);

test('the same address needs nothing more, and an empty recipient form is ignored', () => {
  const empty = Object.fromEntries(Object.keys(recipient).map((name) => [name, '']));
  const posted = { sameAddress: 'on', deliveryMethod: 'gls', comment: ' ring\r\ntwice ', ...empty };
  expect(delivery(posted).value).toEqual({
    sameAddress: 'yes',
    deliveryMethod: 'gls',
    giftMessage: '',
    comment: 'ring\ntwice',
  });
});

test('another address needs recipient, phone, street, postcode and a delivery country', () => {
  expect(delivery({ deliveryMethod: 'gls' }).errors).toEqual({
    recipientName: 'required',
    recipientPhone: 'required',
    deliveryAddress: 'required',
    deliveryPostalCode: 'required',
    deliveryCountry: 'country',
  });
  expect(delivery({ deliveryMethod: 'gls', ...recipient }).value).toMatchObject({
    sameAddress: 'no',
    ...recipient,
  });
  expect(
    delivery({ deliveryMethod: 'gls', ...recipient, deliveryCountry: 'US' }).errors,
  ).toMatchObject({
    deliveryCountry: 'country',
  });
});

test('a phone loses the marks that contacts put around a copied one', () => {
  const marked = { ...details, phone: '\u202A091 123 4567\u202C' };
  expect(check(detailsSchema, marked).value).toMatchObject({ phone: '091 123 4567' });
  expect(check(detailsSchema, { ...details, phone: '\u202A' }).errors).toEqual({
    phone: 'required',
  });
});

test('the recipient’s phone is validated for the country of delivery', () => {
  expect(delivery({ deliveryMethod: 'gls', ...recipient, recipientPhone: '1' }).errors).toEqual({
    recipientPhone: 'phone',
  });
});

test('the recipient’s postcode is one of the country of delivery', () => {
  const posted = { deliveryMethod: 'gls', ...recipient };
  expect(delivery({ ...posted, deliveryPostalCode: 'a 1010' }).value).toMatchObject({
    deliveryPostalCode: '1010',
  });
  expect(delivery({ ...posted, deliveryPostalCode: '10115' }).errors).toEqual({
    deliveryPostalCode: expect.stringMatching(/^postalCode:\d{4}$/) as string,
  });
});

test.each([undefined, '', 'post', 'GLS'])('delivery method %j is refused', (method) => {
  const posted: Record<string, string> = { sameAddress: 'on' };
  if (method !== undefined) posted.deliveryMethod = method;
  expect(delivery(posted).errors).toEqual({ deliveryMethod: 'deliveryMethod' });
});

test('the delivery method is the carrier of the tariff', () => {
  const posted = { sameAddress: 'on', deliveryMethod: 'an-post' };
  expect(delivery(posted, { carrier: 'An Post' }).value).toMatchObject({
    deliveryMethod: 'an-post',
  });
  expect(delivery(posted).errors).toEqual({ deliveryMethod: 'deliveryMethod' });
});

test('a comment may have line breaks, but no other control characters, and is limited in length', () => {
  const posted = { sameAddress: 'on', deliveryMethod: 'gls' };
  expect(delivery({ ...posted, comment: 'a\0' }).errors).toEqual({ comment: 'characters' });
  expect(delivery({ ...posted, comment: 'a'.repeat(1001) }).errors).toEqual({ comment: 'tooLong' });
});

test('a gift message has at most 300 characters as people count them, and is stored composed', () => {
  const posted = { sameAddress: 'on', deliveryMethod: 'gls' };
  const family = '👨‍👩‍👧‍👦';
  const fits = 'Sretan rođendan!\n' + family.repeat(283);
  expect(delivery({ ...posted, giftMessage: fits }).value).toMatchObject({ giftMessage: fits });
  expect(delivery({ ...posted, giftMessage: `${fits}!` }).errors).toEqual({
    giftMessage: 'tooLong',
  });
  expect(delivery({ ...posted, giftMessage: 'a\u001b' }).errors).toEqual({
    giftMessage: 'characters',
  });
  expect(delivery({ ...posted, giftMessage: 'Anic\u0301u' }).value).toMatchObject({
    giftMessage: 'Aniću',
  });
});

const review = {
  paymentMethod: 'card',
  terms: 'on',
  submissionId: `${'a'.repeat(32)}-${'b'.repeat(32)}`,
};

test('an order needs accepted terms, a card and the id of its page', () => {
  expect(check(reviewSchema, review).value).toMatchObject({
    terms: true,
    submissionId: review.submissionId,
  });
  expect(check(reviewSchema, { ...review, terms: '' }).errors).toEqual({ terms: 'terms' });
  expect(check(reviewSchema, { ...review, paymentMethod: 'cash' }).errors).toEqual({
    paymentMethod: 'paymentMethod',
  });
  for (const submissionId of [
    '',
    'a',
    `${review.submissionId}0`,
    review.submissionId.toUpperCase(),
  ]) {
    expect(check(reviewSchema, { ...review, submissionId }).errors).toEqual({
      submissionId: 'required',
    });
  }
  expect(check(reviewSchema, {}).errors).toEqual({
    terms: 'terms',
    paymentMethod: 'paymentMethod',
    submissionId: 'required',
  });
});

test('a submission id has nothing before it and nothing after it', () => {
  for (const submissionId of [
    `0${review.submissionId}`,
    `x ${review.submissionId}`,
    `${review.submissionId}.`,
  ])
    expect(check(reviewSchema, { ...review, submissionId }).errors).toEqual({
      submissionId: 'required',
    });
});
