import { expect, test } from 'vitest';
import { toMailbox } from '~/platform/mail/mailbox';

test.each([
  ['Ana+shop@Example.com', 'ana@example.com'],
  ['ana.horvat@example.com', 'ana.horvat@example.com'],
  ['a.n.a+1+2@gmail.com', 'ana@gmail.com'],
  ['ana@GoogleMail.com', 'ana@gmail.com'],
  ['A.n-a_+1@protonmail.com', 'ana@proton.me'],
  ['ana@pm.me', 'ana@proton.me'],
  ['ana@protonmail.ch', 'ana@proton.me'],
  ['shop@ana.fastmail.com', 'ana@fastmail.com'],
  ['shop+1@Ana.FastMail.fm', 'ana@fastmail.fm'],
  ['ana+shop@fastmail.com', 'ana@fastmail.com'],
  ['ana@me.com', 'ana@icloud.com'],
  ['ana@mac.com', 'ana@icloud.com'],
])('%s ends in the mailbox %s', (address, mailbox) => {
  expect(toMailbox(address)).toBe(mailbox);
});

test('thirty spellings of one address at Proton are one mailbox', () => {
  const letters = [...'victim'];
  const spellings = ['.', '-', '_'].flatMap((mark) =>
    letters.slice(1).flatMap((_, at) => {
      const local = `${letters.slice(0, at + 1).join('')}${mark}${letters.slice(at + 1).join('')}`;
      return [`${local}@proton.me`, `${local}@pm.me`];
    }),
  );
  expect(new Set(spellings).size).toBe(30);
  expect(new Set(spellings.map(toMailbox))).toEqual(new Set(['victim@proton.me']));
});

test.each([
  ['ana.horvat@example.com', 'anahorvat@example.com'],
  ['ana-horvat@example.com', 'anahorvat@example.com'],
  ['ana@horvat.example.com', 'horvat@example.com'],
  ['ana@horvat.gmail.com', 'horvat@gmail.com'],
  ['ana-horvat@gmail.com', 'anahorvat@gmail.com'],
  ['ana.horvat@fastmail.com', 'anahorvat@fastmail.com'],
  ['ana@fastmail.com', 'ana@fastmail.fm'],
  ['ana@notfastmail.com', 'ana@fastmail.com'],
  ['ana.horvat@icloud.com', 'anahorvat@icloud.com'],
  ['ana@toString', 'ana@constructor'],
])('%s and %s may be two people', (one, other) => {
  expect(toMailbox(one)).not.toBe(toMailbox(other));
});
