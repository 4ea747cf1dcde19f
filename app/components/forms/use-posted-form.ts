import type { SubmissionResult } from '@conform-to/react';
import type { FormErrors } from './error-summary';

/** What a field needs besides its label. */
type PostedField<Name extends string> = {
  name: Name;
  value?: string | undefined;
  error?: string | undefined;
};

export type PostedFormOptions<Name extends string> = {
  id: string;
  names: readonly Name[];
  /** The fields' values before the first submission. */
  values?: Partial<Record<string, string>>;
  result?: SubmissionResult<string[]> | undefined;
  /** What the summary calls each field. */
  label: (name: Name) => string;
  /** The message for a schema's error code. */
  explain: (code: string, name: Name) => string;
};

/**
 * A form as the server has validated it: typed values, valid or not, and error messages. Only the server validates, so
 * that browsers need neither zod nor the form library.
 */
export function usePostedForm<Name extends string>(options: PostedFormOptions<Name>) {
  const { id, names, values, result, label, explain } = options;
  const shown = result?.initialValue ?? values;
  const errorOf = (name: Name) => {
    const code = result?.error?.[name]?.[0];
    return code === undefined ? undefined : explain(code, name);
  };
  const field = (name: Name): PostedField<Name> => ({
    name,
    value: shown?.[name] as string | undefined,
    error: errorOf(name),
  });
  const errors: FormErrors = names.flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ name, message: `${label(name)}: ${message}` }] : [];
  });
  // The browser's own messages would come in its own language, and one at a time.
  return { form: { id, noValidate: true }, field, errors };
}
