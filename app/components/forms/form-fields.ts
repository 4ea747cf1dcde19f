import type { FieldMetadata } from '@conform-to/react';
import type { FormErrors } from './error-summary';

/** A field in the form that the field components expect. */
export type FormField = {
  /** Its name, ids and typed value. */
  meta: FieldMetadata<string>;
  /** The message for its first error. */
  error?: string | undefined;
};

/** The texts of a form's fields. */
type FieldTexts<Name extends string> = {
  /** In the order of the page. */
  names: readonly Name[];
  /** The field's name in the error summary. */
  label: (name: Name) => string;
  /** The message for a schema's error code. */
  explain: (code: string, name: Name) => string;
};

/** Translates the schema's error codes, for each field and for the error summary. */
export function describeFields<Name extends string>(
  fields: Record<Name, FieldMetadata<string>>,
  { names, label, explain }: FieldTexts<Name>,
) {
  const field = (name: Name): FormField => {
    const code = fields[name].errors?.[0];
    return { meta: fields[name], error: code === undefined ? undefined : explain(code, name) };
  };
  const errors: FormErrors = names.flatMap((name) => {
    const { meta, error } = field(name);
    return error ? [{ id: meta.id, message: `${label(name)}: ${error}` }] : [];
  });
  return { field, errors };
}
