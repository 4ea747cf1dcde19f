import { useTranslation } from 'react-i18next';
import { type PostedFormOptions, usePostedForm } from '~/components/forms/use-posted-form';
import { explainError } from './checkout-errors';

/** One step's form, with the checkout's error messages. */
export function useStepForm<Name extends string>(
  options: Omit<PostedFormOptions<Name>, 'explain'>,
) {
  const { t } = useTranslation('checkout');
  return usePostedForm({ ...options, explain: (code) => explainError(t, code) });
}
