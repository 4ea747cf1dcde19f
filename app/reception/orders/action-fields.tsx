import { useForm } from '@conform-to/react';
import type { ComponentProps, ComponentType } from 'react';
import { CheckboxField } from '~/components/forms/checkbox-field';
import { ChoiceField } from '~/components/forms/choice-field';
import type { FormErrors } from '~/components/forms/error-summary';
import { Field } from '~/components/forms/field';
import type { FormField } from '~/components/forms/form-fields';

/** The id of the only form on an action's page. */
export const actionFormId = 'action';

type ActionField = { name: string; value?: string | undefined; error?: string | undefined };

/** A field with the submitted value and error: these pages have no scripts and no client state. */
function useActionField({ name, value, error }: ActionField): FormField {
  const [, fields] = useForm<Record<string, string>>({
    id: actionFormId,
    lastResult: {
      initialValue: value === undefined ? {} : { [name]: value },
      ...(error && { status: 'error' as const, error: { [name]: [error] } }),
    },
  });
  return { meta: fields[name] as FormField['meta'], error };
}

/** What is wrong with a field. */
export type FieldError = { name: string; message: string };

/** The summary of the fields' errors. */
export const listErrors = (errors: readonly FieldError[]): FormErrors =>
  errors.map(({ name, message }) => ({ id: `${actionFormId}-${name}`, message }));

function forActions<Props extends FormField>(Part: ComponentType<Props>) {
  return function ActionPart({
    name,
    value,
    error,
    ...rest
  }: ActionField & Omit<Props, keyof FormField>) {
    const field = useActionField({ name, value, error });
    return <Part {...({ ...rest, ...field } as unknown as Props)} />;
  };
}

export const ActionTextField = forActions<ComponentProps<typeof Field>>(Field);
export const ActionChoiceField = forActions<ComponentProps<typeof ChoiceField>>(ChoiceField);
export const ActionCheckboxField = forActions<ComponentProps<typeof CheckboxField>>(CheckboxField);
