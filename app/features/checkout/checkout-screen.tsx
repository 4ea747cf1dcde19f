import type { SubmissionResult } from '@conform-to/react';
import type { CheckoutProblem, CheckoutView } from './checkout-view';
import { DeliveryStep } from './delivery-step';
import { DetailsStep } from './details-step';
import { ReviewStep } from './review-step';

export type CheckoutScreenProps = {
  view: CheckoutView;
  result?: SubmissionResult<string[]>;
  problem?: CheckoutProblem;
};

const steps = { data: DetailsStep, delivery: DeliveryStep, review: ReviewStep };

/** One step of the checkout; which one, the address says. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const Step = steps[props.view.step];
  return <Step {...props} />;
}
