import type { SubmissionResult } from '@conform-to/react';
import { useLastActionData } from '~/components/forms/use-last-action-data';
import type { CheckoutProblem, CheckoutView } from './checkout.loader.server';
import { DeliveryStep } from './delivery-step';
import { DetailsStep } from './details-step';
import { ReviewStep } from './review-step';

export type CheckoutScreenProps = {
  view: CheckoutView;
  result?: SubmissionResult<string[]> | undefined;
  problem?: CheckoutProblem | undefined;
};

const steps = { data: DetailsStep, delivery: DeliveryStep, review: ReviewStep };

/** The checkout step that the URL names. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { step } = props.view;
  const result = useLastActionData(props.result, step);
  const Step = steps[step];
  return <Step {...props} result={result} />;
}
