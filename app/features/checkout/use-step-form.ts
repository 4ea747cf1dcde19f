import { type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { FormErrors } from '~/components/forms/error-summary';
import { explainError } from './checkout-errors';
import type { FieldValues } from './checkout-view';

/** What a field of a step needs besides its label. */
type StepField<Name extends string> = { name: Name; value?: string; error?: string };

type StepFormOptions<Name extends string> = {
  id: string;
  names: readonly Name[];
  values: FieldValues;
  result?: SubmissionResult<string[]>;
  /** What the summary calls each field. */
  label: (name: Name) => string;
};

/**
 * One step's form: typed values, right or wrong, and errors in words. Only the server validates, so that zod stays
 * out of the browser.
 */
export function useStepForm<Name extends string>(options: StepFormOptions<Name>) {
  const { id, names, values, result, label } = options;
  const { t } = useTranslation('checkout');
  const [form, fields] = useForm<Record<Name, string>>({
    id,
    lastResult: result,
    // A record of optional texts is what conform's deeper type comes down to here.
    defaultValue: values as never,
    shouldValidate: 'onSubmit',
  });
  const errorOf = (name: Name) => {
    const code = fields[name].errors?.[0];
    return code && explainError(t, code);
  };
  const field = (name: Name): StepField<Name> => ({
    name,
    value: fields[name].initialValue as string | undefined,
    error: errorOf(name),
  });
  const errors: FormErrors = names.flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ name, message: `${label(name)}: ${message}` }] : [];
  });
  return { form: { id: form.id, noValidate: form.noValidate }, field, errors };
}
