import type { SubmissionResult } from '@conform-to/react';
import { useMemo } from 'react';
import { useLastActionData } from '~/components/forms/use-last-action-data';
import type { CheckoutProblem, CheckoutView } from './checkout-view';
import { DeliveryStep } from './delivery-step';
import { DetailsStep } from './details-step';
import { ReviewStep, reviewValues } from './review-step';

export type CheckoutScreenProps = {
  view: CheckoutView;
  lastResult?: SubmissionResult<string[]> | undefined;
  problem?: CheckoutProblem | undefined;
};

const steps = { data: DetailsStep, delivery: DeliveryStep, review: ReviewStep };

const stepValues = ({ step, values }: CheckoutView) =>
  (step === 'review' ? reviewValues : values) as Record<string, string>;

type ScreenProps = CheckoutScreenProps & {
  /** Validation errors of the stored step, if the URL says that it was refused. */
  storedResult?: SubmissionResult<string[]> | undefined;
};

/** Renders the checkout step named in the URL. */
export function CheckoutScreen({ storedResult, ...props }: ScreenProps) {
  const { step } = props.view;
  const result = useLastActionData(useActionResult(props), step);
  const stored = useSameResult(storedResult);
  const Step = steps[step];
  return <Step {...props} lastResult={result ?? stored} />;
}

/**
 * The result of the form that was sent. A refusal for another reason than its fields clears the errors of the time
 * before, and keeps what was typed.
 */
function useActionResult({ view, lastResult, problem }: CheckoutScreenProps) {
  const isCleared = problem !== undefined && lastResult === undefined;
  return useMemo(
    () => (isCleared ? { initialValue: stepValues(view) } : lastResult),
    [isCleared, lastResult, view],
  );
}

/** Memoised by content: the form library treats a new object as a new response and moves the focus again. */
function useSameResult(result: ScreenProps['storedResult']): ScreenProps['storedResult'] {
  const text = JSON.stringify(result ?? null);
  return useMemo(() => (JSON.parse(text) as typeof result | null) ?? undefined, [text]);
}
