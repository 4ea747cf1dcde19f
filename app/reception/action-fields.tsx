import { useForm } from '@conform-to/react';
import type { ComponentProps } from 'react';
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

type ActionProps<Props> = ActionField & Omit<Props, keyof FormField>;

export function ActionTextField(props: ActionProps<ComponentProps<typeof Field>>) {
  const { name, value, error, ...rest } = props;
  return <Field {...rest} {...useActionField({ name, value, error })} />;
}

export function ActionChoiceField(props: ActionProps<ComponentProps<typeof ChoiceField>>) {
  const { name, value, error, ...rest } = props;
  return <ChoiceField {...rest} {...useActionField({ name, value, error })} />;
}

export function ActionCheckboxField(props: ActionProps<ComponentProps<typeof CheckboxField>>) {
  const { name, value, error, ...rest } = props;
  return <CheckboxField {...rest} {...useActionField({ name, value, error })} />;
}
