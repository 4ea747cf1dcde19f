import type { SubmissionResult } from '@conform-to/react';
import { useMemo } from 'react';
import { useLastActionData } from '~/components/forms/use-last-action-data';
import type { CheckoutProblem, CheckoutView } from './checkout-view';
import { DeliveryStep } from './delivery-step';
import { DetailsStep } from './details-step';
import { ReviewStep } from './review-step';

export type CheckoutScreenProps = {
  view: CheckoutView;
  result?: SubmissionResult<string[]> | undefined;
  problem?: CheckoutProblem | undefined;
};

const steps = { data: DetailsStep, delivery: DeliveryStep, review: ReviewStep };

type ScreenProps = CheckoutScreenProps & {
  /** Validation errors of the stored step, if the URL says that it was refused. */
  stored?: SubmissionResult<string[]> | undefined;
};

/** Renders the checkout step named in the URL. */
export function CheckoutScreen({ stored, ...props }: ScreenProps) {
  const { step } = props.view;
  const result = useLastActionData(props.result, step);
  const known = useSameResult(stored);
  const Step = steps[step];
  return <Step {...props} result={result ?? known} />;
}

/** Memoised by content: the form library treats a new object as a new response and moves the focus again. */
function useSameResult(result: ScreenProps['stored']): ScreenProps['stored'] {
  const text = JSON.stringify(result ?? null);
  return useMemo(() => (JSON.parse(text) as ScreenProps['stored'] | null) ?? undefined, [text]);
}
