import { expect, test } from 'vitest';
import { reservationSchema } from '~/hospitality/packages/reservation-schema';

const dated = reservationSchema({ maxPersons: 6, dates: ['2027-04-09', '2027-04-16'] });
const undated = reservationSchema({ maxPersons: 6 });

const own = {
  forWhom: 'myself',
  persons: '3',
  date: '2027-04-09',
  fullName: 'Ana Čačić',
  email: 'ana@example.com',
  terms: 'on',
};
const gift = { ...own, forWhom: 'gift', recipientName: 'Eva' };

type Change = Record<string, string | undefined>;

const codesOf = (value: Change, schema: typeof dated = dated) =>
  schema
    .safeParse(value)
    .error?.issues.map(({ path, message }) => `${path.join('.')}:${message}`) ?? [];

test('an empty form names each required field once', () => {
  expect(codesOf({}).sort()).toEqual([
    'date:required',
    'email:required',
    'fullName:required',
    'persons:persons',
    'terms:terms',
  ]);
  expect(codesOf({ forWhom: 'gift', persons: '2' }).sort()).toEqual([
    'email:required',
    'fullName:required',
    'recipientEmail:required',
    'recipientName:required',
    'terms:terms',
  ]);
  expect(codesOf({ ...own, forWhom: 'everybody' })).toEqual(['forWhom:required']);
  expect(codesOf({ ...gift, voucher: 'pigeon' })).toEqual(['voucher:required']);
});

test('a group’s size is limited by the prices; other values are refused', () => {
  expect(dated.parse(own).persons).toBe(3);
  for (const persons of ['0', '7', '-1', '1.5', '2e0', '99', '１', 'two', '']) {
    expect(codesOf({ ...own, persons })).toEqual(['persons:persons']);
  }
});

test('a dated package takes one of its dates, an undated one free text or nothing', () => {
  expect(codesOf({ ...own, date: '2027-04-10' })).toEqual(['date:date']);
  expect(codesOf({ ...own, date: '' })).toEqual(['date:required']);
  for (const date of ['2027-04-10', 'krajem veljače', '', undefined]) {
    expect(codesOf({ ...own, date }, undated)).toEqual([]);
  }
  expect(codesOf({ ...own, date: 'x'.repeat(201) }, undated)).toEqual(['date:tooLong']);
});

test('only the recipient’s details that the delivery of the voucher needs are required and kept', () => {
  const all = {
    ...gift,
    recipientEmail: 'eva@example.com',
    recipientPhone: '+49 151 23456',
    recipientAddress: 'Eva\nGlavna 1\n52000 Osijek',
    giftMessage: 'Sretan rođendan',
  };
  const kept = (voucher: string) => {
    const parsed = dated.parse({ ...all, voucher });
    return Object.keys(parsed).filter((name) => name.startsWith('recipient'));
  };
  expect(kept('email')).toEqual(['recipientName', 'recipientEmail', 'recipientPhone']);
  expect(kept('post')).toEqual(['recipientName', 'recipientAddress']);
  expect(kept('buyer')).toEqual(['recipientName']);
  expect(codesOf({ ...gift, voucher: 'post' })).toEqual(['recipientAddress:required']);
  expect(codesOf({ ...gift, recipientEmail: 'eva@' })).toEqual(['recipientEmail:email']);
  // What no longer counts cannot be wrong either.
  const wrong = { recipientEmail: 'eva@', recipientPhone: 'x', recipientAddress: 'x'.repeat(999) };
  expect(codesOf({ ...gift, ...wrong, voucher: 'buyer', date: 'gone' })).toEqual([]);
  expect(codesOf({ ...own, ...wrong, voucher: 'email' })).toEqual([]);
  expect(Object.keys(dated.parse({ ...own, ...all, forWhom: 'myself' }))).not.toContain(
    'giftMessage',
  );
});

test('a gift of a dated package carries no date: the recipient chooses it', () => {
  const parsed = dated.parse({ ...gift, voucher: 'buyer' });
  expect(parsed).not.toHaveProperty('date');
});

test('comments may have 4,000 characters, a message with the gift 500', () => {
  expect(codesOf({ ...own, comments: '🫒'.repeat(4000) })).toEqual([]);
  expect(codesOf({ ...own, comments: 'a'.repeat(4001) })).toEqual(['comments:tooLong']);
  const card = { ...gift, voucher: 'buyer' };
  expect(codesOf({ ...card, giftMessage: 'ž'.repeat(500) })).toEqual([]);
  expect(codesOf({ ...card, giftMessage: 'ž'.repeat(501) })).toEqual(['giftMessage:tooLong']);
});

test('submitted prices are ignored', () => {
  const paid = { ...own, personCents: '1', totalCents: '1', total: '1', packageId: 'hearth' };
  expect(Object.keys(dated.parse(paid)).sort()).toEqual([
    'comments',
    'date',
    'email',
    'forWhom',
    'fullName',
    'persons',
    'phone',
    'terms',
  ]);
});
