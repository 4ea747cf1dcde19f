import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { describeFields } from '~/components/forms/form-fields';
import { explainError } from './checkout-errors';
import type { FieldValues } from './checkout-view';

type StepFormOptions<Name extends string> = {
  id: string;
  names: readonly Name[];
  /** The fields' values before the first submission. */
  values: FieldValues;
  lastResult: SubmissionResult<string[]> | undefined;
  label: (name: Name) => string;
};

/** The form of one step, with the checkout's error messages. */
export function useStepForm<Name extends string>(options: StepFormOptions<Name>) {
  const { id, names, values, lastResult, label } = options;
  const { t } = useTranslation('checkout');
  const [form, fields] = useForm<Record<string, string>>({
    id,
    lastResult: lastResult ?? null,
    defaultValue: values,
  });
  const explain = (code: string) => explainError(t, code);
  // The form library returns a field for every name.
  const named = fields as Record<Name, FieldMetadata<string>>;
  return { form, ...describeFields(named, { names, label, explain }) };
}
