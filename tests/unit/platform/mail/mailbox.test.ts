import { expect, test } from 'vitest';
import { toMailbox } from '~/platform/mail/mailbox';

test.each([
  ['Ana+shop@Example.com', 'ana@example.com'],
  ['ana.horvat@example.com', 'ana.horvat@example.com'],
  ['a.n.a+1+2@gmail.com', 'ana@gmail.com'],
  ['ana@GoogleMail.com', 'ana@gmail.com'],
])('%s ends in the mailbox %s', (address, mailbox) => {
  expect(toMailbox(address)).toBe(mailbox);
});
