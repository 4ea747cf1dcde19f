import { type SubmissionResult, useForm } from '@conform-to/react';
import type { FormErrors } from './error-summary';

/** What a field needs besides its label. */
type PostedField<Name extends string> = { name: Name; value?: string; error?: string };

export type PostedFormOptions<Name extends string> = {
  id: string;
  names: readonly Name[];
  /** What the fields hold before anything was sent. */
  values?: Partial<Record<string, string>>;
  result?: SubmissionResult<string[]>;
  /** What the summary calls each field. */
  label: (name: Name) => string;
  /** The words for a schema's code. */
  explain: (code: string, name: Name) => string;
};

/**
 * A form that the server has judged: typed values, right or wrong, and errors in words. Only the server validates, so
 * that zod stays out of the browser.
 */
export function usePostedForm<Name extends string>(options: PostedFormOptions<Name>) {
  const { id, names, values, result, label, explain } = options;
  const [form, fields] = useForm<Record<Name, string>>({
    id,
    lastResult: result,
    // A record of optional texts is what conform's deeper type comes down to here.
    defaultValue: values as never,
    shouldValidate: 'onSubmit',
  });
  const errorOf = (name: Name) => {
    const code = fields[name].errors?.[0];
    return code && explain(code, name);
  };
  const field = (name: Name): PostedField<Name> => ({
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
