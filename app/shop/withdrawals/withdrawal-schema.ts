import { z } from 'zod';
import { lines, mailAddress, required } from '~/platform/forms/field-schema';
import type { WithdrawalFacts } from './withdrawal-fields';

// Messages are codes; `enquiries:errors.<code>` holds their texts.

const maxLength = 2000;

/**
 * What a withdrawal needs (CRD Art. 11a(2)): who, from which contract, where the acknowledgement goes. Nothing else is
 * asked for: no reason, no telephone number.
 */
export const withdrawalSchema = z.object({
  fullName: required(100),
  /** Any text that names the contract: an order's number, or a package and its day. */
  orderNumber: required(200),
  email: mailAddress,
  items: lines(maxLength),
  note: lines(maxLength),
}) satisfies z.ZodType<WithdrawalFacts>;
