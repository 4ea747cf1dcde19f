import { z } from 'zod';
import { lines, mailAddress, required } from '~/platform/forms/field-schema';
import { type WithdrawalFacts, type WithdrawalField, withdrawalFields } from './withdrawal-fields';

// Messages are error codes, translated in `enquiries:errors.<code>`.

const maxLength = 2000;

/**
 * The most that all fields take, in bytes of UTF-8. 2,000 letters in each of the two long ones and full short ones take
 * 13,154 in scripts of three bytes a letter. An emoji of a family takes 25.
 */
const maxBytes = 13 * 1024;
/** What a statement takes at most once a sender has written many long ones: two paragraphs. */
const maxShortBytes = 2 * 1024;

/**
 * The fields required for a withdrawal (CRD Art. 11a(2)): name, contract, and address for the acknowledgement. Nothing
 * else is mandatory, such as a reason or telephone number.
 */
export const withdrawalSchema = z
  .object({
    fullName: required(100),
    /** Any text that identifies the contract: an order number, or a package and its day. */
    orderNumber: required(200),
    email: mailAddress,
    items: lines(maxLength),
    note: lines(maxLength),
  })
  .superRefine((facts, form) => {
    if (bytesOf(facts) <= maxBytes) return;
    form.addIssue({ code: 'custom', path: [longestField(facts)], message: 'tooLong' });
  }) satisfies z.ZodType<WithdrawalFacts>;

const bytesOf = (facts: WithdrawalFacts): number =>
  Buffer.byteLength(Object.values(facts).join(''));

/** The field that takes the most space. */
export const longestField = (facts: WithdrawalFacts): WithdrawalField =>
  withdrawalFields.reduce((longest, name) =>
    Buffer.byteLength(facts[name]) > Buffer.byteLength(facts[longest]) ? name : longest,
  );

/** Whether a statement counts for the limit of long ones. */
export const isLongStatement = (facts: WithdrawalFacts): boolean => bytesOf(facts) > maxShortBytes;
