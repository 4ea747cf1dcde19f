import type { orderStates } from '~/shop/orders/order-states';
import { toDecimal } from '~/i18n/format';
import type { PaymentStatus } from './payments';

/** Where a person may lead an order that was in review. */
export type ReviewTarget = (typeof orderStates)['review'][number];

/** One payment of the order, and what its provider says now; null when it cannot be asked. Amounts in cents. */
export type Testimony = { reference: string; word: PaymentStatus | null };

export type Verdict = {
  /** What speaks against the target, in words for the operator. */
  objections: string[];
  /** The payment that the target is about. */
  reference?: string;
  capturedCents?: number;
  refundedCents?: number;
  captureBefore?: Date;
};

const euro = (cents: number | undefined) =>
  cents === undefined ? 'an unknown amount' : `${toDecimal(cents)} EUR`;

const isGoingOn = ({ word }: Testimony) => word?.state === 'authorised';
const isCharged = ({ word }: Testimony) => word?.state === 'captured';
const isGivenBack = ({ word }: Testimony) => word?.state === 'refunded';

/** What the provider says about one payment, in words for the operator. */
export function describeWord({ reference, word }: Testimony): string {
  if (!word) return `${reference}: the provider cannot be asked`;
  const { state, amountCents, capturedCents, refundedCents = 0 } = word;
  if (state === 'authorised') return `${reference}: ${euro(amountCents)} reserved`;
  if (state === 'captured' || state === 'refunded') {
    const back = state === 'refunded' ? capturedCents : refundedCents;
    return `${reference}: ${euro(capturedCents)} charged, ${euro(back)} given back`;
  }
  return `${reference}: ${state}`;
}

/**
 * Compares the state that a person wants for an order in review with what the provider says about each of its payments.
 * Nothing that the provider says stands against the state only if there are no objections.
 */
export function judgeReview(
  target: ReviewTarget,
  totalCents: number,
  testimonies: readonly Testimony[],
): Verdict {
  const objections = testimonies.filter(({ word }) => word === null).map(describeWord);
  const against = (found: readonly Testimony[]) => objections.push(...found.map(describeWord));
  const held = testimonies.filter(isGoingOn);
  const charged = testimonies.filter(isCharged);
  const back = testimonies.filter(isGivenBack);
  switch (target) {
    case 'authorised':
      against(charged);
      return one(held, 'no money is reserved', totalCents, objections);
    case 'captured':
      against(held);
      return one(charged, 'no money is charged', totalCents, objections);
    case 'refunded':
      against([...held, ...charged]);
      return one(back, 'no money was given back', totalCents, objections);
    case 'voided':
    case 'failed':
      against([...held, ...charged, ...back]);
      return { objections };
  }
}

/** The one payment that the target speaks of. */
function one(
  found: readonly Testimony[],
  none: string,
  totalCents: number,
  objections: string[],
): Verdict {
  const [first, ...others] = found;
  if (!first?.word) return { objections: [...objections, none] };
  const { reference, word } = first;
  objections.push(...others.map((other) => `a second payment, ${describeWord(other)}`));
  objections.push(...misfits(word, totalCents).map((misfit) => `${reference}: ${misfit}`));
  if (word.state === 'authorised') {
    return { objections, reference, captureBefore: word.captureBefore };
  }
  const capturedCents = word.capturedCents ?? totalCents;
  const refundedCents = word.state === 'refunded' ? capturedCents : word.refundedCents;
  return { objections, reference, capturedCents, refundedCents };
}

function misfits({ state, currency, ...word }: PaymentStatus, totalCents: number): string[] {
  const found: string[] = [];
  if (currency !== 'EUR') found.push(`the currency is ${currency ?? 'not told'}`);
  if (state === 'authorised' && word.amountCents !== totalCents) {
    found.push(`${euro(word.amountCents)} reserved, the order is ${euro(totalCents)}`);
  }
  if (state !== 'authorised' && !((word.capturedCents ?? 0) <= totalCents)) {
    found.push(`${euro(word.capturedCents)} charged, the order is ${euro(totalCents)}`);
  }
  return found;
}
