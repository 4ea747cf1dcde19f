import type { AppLoadContext } from '@remix-run/node';
import { formatMoment } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { findOrderOf } from './decide-withdrawal.server';
import { effectOn, type MatchedOrder } from './matched-order.server';
import { composeStatement, toWithdrawalFacts } from './statement.server';
import type {
  ConfirmationAnswer,
  ConfirmationStatus,
  ConfirmationStep,
  SellerContact,
} from './withdrawal-steps';
import type { Site } from '~/content/content-schema';
import { findWithdrawalByConfirmationKey, type Withdrawal } from './withdrawals.server';

/**
 * Loads the page behind the confirmation link in the buyer's email. Loading it changes nothing, because mail scanners
 * open links.
 * @throws Response 404 for an unknown key
 */
export async function loadConfirmation(
  context: Pick<AppLoadContext, 'content' | 'db'>,
  confirmationKey: string,
  locale: Locale,
): Promise<ConfirmationStep> {
  const db = context.db;
  const row = await findWithdrawalByConfirmationKey(db, confirmationKey);
  if (!row) throw new Response(null, { status: 404 });
  const order = await findOrderOf(db, row);
  const { site } = context.content.current().get();
  return {
    step: 'proof',
    confirmationKey: confirmationKey.toLowerCase(),
    status: toConfirmationStatus(row, order),
    reference: row.reference,
    orderNumber: order?.number ?? row.order_number,
    submittedAt: row.created_at,
    submittedAtText: formatMoment(new Date(row.created_at), locale),
    statement: composeStatement(toWithdrawalFacts(row), locale, site.seller.shortName),
    contact: toSellerContact(site),
  };
}

/** The status of a withdrawal that required confirmation. */
export function toConfirmationStatus(
  { effect, proof, items }: Pick<Withdrawal, 'effect' | 'proof' | 'items'>,
  order: MatchedOrder | undefined,
): ConfirmationStatus {
  const isUndecided = order?.isUndecided === true;
  if (effect !== 'unproven') {
    return { kind: 'answered', answer: toConfirmationAnswer({ effect, proof }, isUndecided) };
  }
  const planned = effectOn(order, items);
  if (planned === 'none') return { kind: 'answered', answer: 'closed' };
  if (planned === 'operator') return { kind: 'open', effect: 'staff' };
  return { kind: 'open', effect: isUndecided ? 'unpaid' : 'release' };
}

function toConfirmationAnswer(
  { effect, proof }: Pick<Withdrawal, 'effect' | 'proof'>,
  isUndecided: boolean,
): ConfirmationAnswer {
  if (effect === 'dismissed') return 'dismissed';
  if (proof === null) return 'closed';
  if (effect === 'operator') return 'confirmedStaff';
  if (effect === 'voided') return 'confirmedReleased';
  if (effect === 'none') return 'confirmedNone';
  return isUndecided ? 'confirmedUnpaid' : 'confirmedRelease';
}

/** Other ways to contact the seller. */
export const toSellerContact = ({
  seller: { email, phone, phoneDisplay },
}: Site): SellerContact => ({
  email,
  phone,
  phoneDisplay,
});
