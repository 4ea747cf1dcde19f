import type { SubmissionResult } from '@conform-to/react';
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
 * A form that the server has judged: typed values, right or wrong, and errors in words. Only the server validates, and
 * what it said is all there is to show: browsers need neither zod nor the form library.
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
